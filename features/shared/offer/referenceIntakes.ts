/** Milligrams a day. */
export interface Reference {
  /** The nutrient reference value of a label: Regulation (EU) 1169/2011, annex XIII. */
  intake: number;
  /**
   * The most that an adult should take: EFSA, tolerable upper intake levels; for magnesium of what is added to food. Left
   * out where EFSA names none.
   */
  maximum?: number;
}

/** Names in the four languages. The whole name counts: of 'cinkov citrat' the amount of zinc is unknown. */
const references: readonly (readonly [RegExp, Reference])[] = [
  [/^vitamin a$/, { intake: 0.8, maximum: 3 }],
  [/^vitamin d3?$/, { intake: 0.005, maximum: 0.1 }],
  [/^vitamin e$/, { intake: 12, maximum: 300 }],
  [/^vitamin k[12]?$/, { intake: 0.075 }],
  [/^vitamin c$/, { intake: 80 }],
  [/^(?:vitamin b1|tiamin)$/, { intake: 1.1 }],
  [/^(?:vitamin b2|riboflavin)$/, { intake: 1.4 }],
  [/^(?:vitamin b3|niacin)$/, { intake: 16 }],
  [/^(?:vitamin b5|pantotenska kis(?:e|je)lina)$/, { intake: 6 }],
  [/^vitamin b6$/, { intake: 1.4, maximum: 12 }],
  [/^(?:vitamin b9|folna kis(?:e|je)lina)$/, { intake: 0.2, maximum: 1 }],
  [/^vitamin b12$/, { intake: 0.0025 }],
  [/^biotin$/, { intake: 0.05 }],
  [/^kalcij(?:um)?$/, { intake: 800, maximum: 2500 }],
  [/^magnezij(?:um)?$/, { intake: 375, maximum: 250 }],
  [/^kalij(?:um)?$/, { intake: 2000 }],
  [/^fosfor$/, { intake: 700 }],
  [/^(?:željezo|gvožđe)$/, { intake: 14 }],
  [/^cink$/, { intake: 10, maximum: 25 }],
  [/^bakar$/, { intake: 1, maximum: 5 }],
  [/^mangan$/, { intake: 2 }],
  [/^selen(?:ij)?$/, { intake: 0.055, maximum: 0.255 }],
  [/^[hk]rom$/, { intake: 0.04 }],
  [/^molibden$/, { intake: 0.05, maximum: 0.6 }],
  [/^jod$/, { intake: 0.15, maximum: 0.6 }],
];

/** The reference values of a vitamin or mineral; `undefined` for plants, compounds and everything else. */
export function referenceOf(name: string): Reference | undefined {
  const [, reference] = references.find(([pattern]) => pattern.test(name.toLowerCase())) ?? [];
  return reference;
}
