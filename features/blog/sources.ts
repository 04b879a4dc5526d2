import type { Topic } from '#features/shared/content';
import type { Country } from '#features/shared/country';

/** A publication that an article rests on. */
export interface Source {
  /** As published, in English. */
  title: string;
  /** The journal or the institution. */
  publisher: string;
  year: number;
  href: string;
}

/** Days on which an article was written and last compared with its sources, ISO 8601. */
export interface ArticleDates {
  written: string;
  checked: string;
}

const checked = '2026-11-26';

/** Of all articles of a country: those of RS, HR and ME have been written anew, and are no versions of those of BA. */
export const articleDates: Record<Country, ArticleDates> = {
  BA: { written: '2026-11-21', checked },
  RS: { written: '2026-11-26', checked },
  HR: { written: '2026-11-26', checked },
  ME: { written: '2026-11-26', checked },
};

const permittedClaims: Source = {
  title: 'Commission Regulation (EU) No 432/2012: list of permitted health claims made on foods',
  publisher: 'EUR-Lex',
  year: 2012,
  href: 'https://eur-lex.europa.eu/legal-content/EN/AUTO/?uri=CELEX%3A02012R0432-20210517',
};

const physicalActivity: Source = {
  title: 'World Health Organization 2020 guidelines on physical activity and sedentary behaviour',
  publisher: 'British Journal of Sports Medicine',
  year: 2020,
  href: 'https://doi.org/10.1136/bjsports-2020-102955',
};

const hiddenMedicines: Source = {
  title: 'FDA announces new supplement recall',
  publisher: 'American Urological Association',
  year: 2018,
  href: 'https://community.auanet.org/blogs/policy-brief/2018/09/19/fda-announces-new-supplement-recall',
};

/** Each is linked to in the text of every country, where it says what was found. */
export const sources: Record<Topic, readonly Source[]> = {
  prostata: [
    {
      title: 'Self management for men with lower urinary tract symptoms: randomised controlled trial',
      publisher: 'BMJ',
      year: 2007,
      href: 'https://doi.org/10.1136/bmj.39010.551319.AE',
    },
    {
      title: 'Physical activity and benign prostatic hyperplasia',
      publisher: 'Archives of Internal Medicine',
      year: 1998,
      href: 'https://pubmed.ncbi.nlm.nih.gov/9827786/',
    },
    {
      title:
        'Serenoa repens for the treatment of lower urinary tract symptoms due to benign prostatic enlargement',
      publisher: 'Cochrane Database of Systematic Reviews',
      year: 2023,
      href: 'https://doi.org/10.1002/14651858.CD001423.pub4',
    },
    permittedClaims,
  ],
  potencija: [
    {
      title: 'Ginseng for erectile dysfunction',
      publisher: 'Cochrane Database of Systematic Reviews',
      year: 2021,
      href: 'https://doi.org/10.1002/14651858.CD012654.pub2',
    },
    {
      title: 'Physical Activity to Improve Erectile Function: A Systematic Review of Intervention Studies',
      publisher: 'Sexual Medicine',
      year: 2018,
      href: 'https://doi.org/10.1016/j.esxm.2018.02.001',
    },
    {
      title:
        'Erectile Dysfunction and Risk of Cardiovascular Disease: Meta-Analysis of Prospective Cohort Studies',
      publisher: 'Journal of the American College of Cardiology',
      year: 2011,
      href: 'https://doi.org/10.1016/j.jacc.2011.06.024',
    },
    hiddenMedicines,
    permittedClaims,
  ],
  povećanje: [
    {
      title:
        'Am I normal? A systematic review and construction of nomograms for flaccid and erect penis length and circumference in up to 15 521 men',
      publisher: 'BJU International',
      year: 2015,
      href: 'https://doi.org/10.1111/bju.13010',
    },
    {
      title: 'Penile length is normal in most men seeking penile lengthening procedures',
      publisher: 'International Journal of Impotence Research',
      year: 2002,
      href: 'https://doi.org/10.1038/sj.ijir.3900887',
    },
    hiddenMedicines,
    permittedClaims,
  ],
  zdravlje: [
    {
      title: 'Recommended Amount of Sleep for a Healthy Adult: A Joint Consensus Statement',
      publisher: 'Journal of Clinical Sleep Medicine',
      year: 2015,
      href: 'https://doi.org/10.5664/jcsm.4758',
    },
    physicalActivity,
    {
      title: 'Health and cancer risks associated with low levels of alcohol consumption',
      publisher: 'The Lancet Public Health',
      year: 2023,
      href: 'https://doi.org/10.1016/S2468-2667%2822%2900317-6',
    },
    permittedClaims,
  ],
  mršavljenje: [
    {
      title: 'Comparison of Weight Loss Among Named Diet Programs in Overweight and Obese Adults',
      publisher: 'JAMA',
      year: 2014,
      href: 'https://jamanetwork.com/journals/jama/fullarticle/1900510',
    },
    {
      title: 'Scientific Opinion on health claims related to konjac mannan (glucomannan)',
      publisher: 'EFSA Journal',
      year: 2010,
      href: 'https://doi.org/10.2903/j.efsa.2010.1798',
    },
    physicalActivity,
    permittedClaims,
  ],
};
