// Without `useMutation` and its observer, which only forms use.
const PACKAGES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|valibot|zustand)[\\/](?!.*[\\/](useMutation|mutationOptions|mutationObserver)\.js)/;

const SMALL =
  /[\\/](ui[\\/](Badge|Breadcrumb|Card|Columns|DescriptionList|EmptyState|Field|Grid|Image|MediaObject|NoWrap|QuantityStepper|Select|SideNavigation|Sticky|TextInput)|features[\\/]shared[\\/](cart[\\/](?!OrderAgain|summary|useCartSummary)|content[\\/]withKeys|country[\\/](?!SocialLinks|clubPrice|contactMessages|day)|offer[\\/](?!BundleCard|AmountRow|IntakeSums|contents|dose|intake|quantity|quotes|referenceIntakes|supply|useQuotes)|page[\\/](?!CopyButton|PrintedContact|RuledPoints|SplitSection))|features[\\/]shared[\\/]forms[\\/](SessionPending|SessionEndedNotice|messages)|features[\\/]shared[\\/]api[\\/](geo|reviews)|ui[\\/]Carousel[\\/]Carousel\.css)\b/;

/** Lists of articles. */
const CONTENT =
  /[\\/](ui[\\/](Hero|TileLink)[\\/]|features[\\/]shared[\\/]content[\\/](?!claimWords|withKeys|section|[tT]ext))/;

/** What stands around long texts. */
const TEXT = /[\\/](ui[\\/](Prose|ScreenOnly)[\\/]|features[\\/]shared[\\/]content[\\/](section|[tT]ext))/;

const FORMS = /[\\/](ui[\\/](PasswordInput|PhoneInput)|features[\\/]shared[\\/]forms)\b/;

/** How Rolldown groups modules into chunks. Every other chunk comes from a dynamic import. */
export const codeSplitting = {
  groups: [
    // Every page needs these, and few releases change them.
    { name: 'packages', test: PACKAGES },
    { name: 'shell', tags: ['$initial' as const] },
    // What is built on Radix: without a group of its own it joins a chunk that more pages load.
    {
      name: 'radix',
      test: /[\\/](@radix-ui|ui[\\/](Accordion|Dialog|Tabs|internal[\\/]Findable))\b/,
      minShareCount: 2,
      entriesAware: true,
      // In bytes before minification: smaller parts join another one.
      entriesAwareMergeThreshold: 20_000,
    },
    // Small parts of several screens, and of several forms, in one file each: dozens of tiny files compress badly and cost
    // a request each.
    { name: 'small', test: SMALL, minShareCount: 2 },
    { name: 'content', test: CONTENT, minShareCount: 2 },
    { name: 'text', test: TEXT, minShareCount: 2 },
    { name: 'forms', test: FORMS, minShareCount: 2 },
  ],
};
