/** Code from which a sketch can begin, in the order of their buttons. */
export const beginnings = [
  {
    name: 'Band with a bundle',
    code: `<Band padding="section">
  <Container>
    <Columns columns={{ tablet: '1:1' }} gap="6" align="center">
      <OfferPicture url={offers['paket-snaga'].images[0]} alt="" ratio="square" corners="large" />
      <Stack gap="5" align="start">
        <Heading level={2}>{offers['paket-snaga'].heading}</Heading>
        <Text size="lead">{offers['paket-snaga'].subHeading}</Text>
        <OfferPrice offer={offers['paket-snaga']} size="large" />
        <Button tone="primary" size="large">{word('addToCart')}</Button>
      </Stack>
    </Columns>
  </Container>
</Band>`,
  },
  {
    name: 'Card list',
    code: `<Container>
  <Stack gap="6" paddingBlock="section">
    <Heading level={2}>{word('mostPopular')}</Heading>
    <Grid columns={{ phone: 2, tablet: 3, desktop: 4 }} gap={{ phone: '5' }}>
      <OfferCard offer={offers['alpha-potent']} level={3} />
      <OfferCard offer={offers['prosta-vital']} level={3} />
      <OfferCard offer={offers['joint-ease']} level={3} />
      <OfferCard offer={offers['libido']} level={3} />
    </Grid>
  </Stack>
</Container>`,
  },
  {
    name: 'Form',
    code: `<Container>
  <Stack gap="5" paddingBlock="section">
    <Heading level={2}>{word('logIn')}</Heading>
    <TextInput label={word('email')} type="email" />
    <PasswordInput
      label={word('password')}
      labels={{ show: word('showPassword'), hide: word('hidePassword') }}
      autoComplete="current-password"
    />
    <Button tone="primary">{word('logIn')}</Button>
  </Stack>
</Container>`,
  },
  { name: 'Empty page', code: '<Container>\n  \n</Container>' },
] as const;
