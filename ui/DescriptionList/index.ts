export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
  descriptionListLayouts,
} from './DescriptionList';
