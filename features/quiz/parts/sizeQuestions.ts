import { defineMessages } from '#features/shared/country';

/** The order is that of the questions. */
const bosnian = {
  form: {
    question: 'Šta za vas znači dobra forma?',
    answers: ['Snaga', 'Izdržljivost', 'Izgled', 'Samopouzdanje'],
  },
  moments: {
    question: 'Šta vam je važno u intimnim trenucima?',
    answers: ['Opuštenost', 'Sigurnost u sebe', 'Izdržljivost', 'Bliskost'],
  },
  training: {
    question: 'Kako vježbate?',
    answers: ['U teretani', 'Trčim ili vozim bicikl', 'Igram neki sport', 'Ne vježbam redovno'],
  },
  brake: {
    question: 'Šta vas najčešće koči?',
    answers: ['Umor', 'Manjak vremena', 'Nervoza', 'Stare navike'],
  },
  tried: {
    question: 'Šta ste već isprobali?',
    answers: ['Redovno vježbanje', 'Promjenu prehrane', 'Dodatke prehrani', 'Više sna'],
  },
  support: {
    question: 'Šta vam pomaže da istrajete?',
    answers: ['Jasan plan', 'Podsjetnik na telefonu', 'Podrška bliskih', 'Kratka dnevna navika'],
  },
};

/** Six questions about form and confidence. They promise nothing. */
export const sizeQuestions = defineMessages({
  BA: bosnian,
  RS: {
    form: bosnian.form,
    moments: bosnian.moments,
    training: {
      question: 'Kako vežbate?',
      answers: ['U teretani', 'Trčim ili vozim bicikl', 'Igram neki sport', 'Ne vežbam redovno'],
    },
    brake: bosnian.brake,
    tried: {
      question: 'Šta ste već isprobali?',
      answers: ['Redovno vežbanje', 'Promenu ishrane', 'Dodatke ishrani', 'Više sna'],
    },
    support: {
      question: 'Šta vam pomaže da istrajete?',
      answers: ['Jasan plan', 'Podsetnik na telefonu', 'Podrška bliskih', 'Kratka dnevna navika'],
    },
  },
  HR: {
    form: {
      question: 'Što za vas znači dobra forma?',
      answers: ['Snaga', 'Izdržljivost', 'Izgled', 'Samopouzdanje'],
    },
    moments: {
      question: 'Što vam je važno u intimnim trenucima?',
      answers: ['Opuštenost', 'Sigurnost u sebe', 'Izdržljivost', 'Bliskost'],
    },
    training: {
      question: 'Kako vježbate?',
      answers: ['U teretani', 'Trčim ili vozim bicikl', 'Igram neki sport', 'Ne vježbam redovito'],
    },
    brake: {
      question: 'Što vas najčešće koči?',
      answers: ['Umor', 'Manjak vremena', 'Nervoza', 'Stare navike'],
    },
    tried: {
      question: 'Što ste već isprobali?',
      answers: ['Redovito vježbanje', 'Promjenu prehrane', 'Dodatke prehrani', 'Više sna'],
    },
    support: {
      question: 'Što vam pomaže da ustrajete?',
      answers: ['Jasan plan', 'Podsjetnik na mobitelu', 'Podrška bliskih', 'Kratka dnevna navika'],
    },
  },
  ME: {
    form: bosnian.form,
    moments: bosnian.moments,
    training: bosnian.training,
    brake: bosnian.brake,
    tried: {
      question: 'Šta ste već isprobali?',
      answers: ['Redovno vježbanje', 'Promjenu ishrane', 'Dodatke ishrani', 'Više sna'],
    },
    support: bosnian.support,
  },
});
