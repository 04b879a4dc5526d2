export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
  descriptionListLayouts,
  descriptionListTerms,
} from './DescriptionList';
