export { FileInput, type FileInputProps, FilePreview, type FilePreviewProps } from './FileInput';
