// Without `useMutation` and its observer, which only forms use.
const PACKAGES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|valibot|zustand)[\\/](?!.*[\\/](useMutation|mutationOptions|mutationObserver)\.js)/;

const LISTED =
  /[\\/](ui[\\/](Badge|EmptyState|Grid|Select)|features[\\/]shared[\\/](offer|page|platform|api[\\/]auth))\b/;

/** How Rolldown groups modules into chunks. Every other chunk comes from a dynamic import. */
export const codeSplitting = {
  groups: [
    // Every page needs these, and few releases change them.
    { name: 'packages', test: PACKAGES },
    // What dialogs, tabs and accordions share. Without a group of its own it joins a chunk that every page loads.
    { name: 'radix', test: /[\\/]@radix-ui[\\/]/, minShareCount: 2 },
    // One file for what the first screens share and one for what most screens share: dozens of tiny files compress badly
    // and cost a request each.
    { name: 'listed', test: LISTED, minShareCount: 2 },
    { name: 'shared', test: /[\\/](ui|features[\\/]shared)[\\/]/, minShareCount: 12 },
  ],
};
