import { Container } from '#ui/Container';
import { Text } from '#ui/Text';
import { brand, companyRows, useCountry } from '../country';
import * as styles from './PrintedContact.css';

/** Whose page it is and how to reach the shop, at the end of a printed page. Screens have that in the footer. */
export function PrintedContact() {
  const country = useCountry();
  const { phone, email } = country.contact;
  return (
    <div className={styles.contact}>
      <Container>
        <Text size="small">{[brand.name, phone, email, ...companyRows(country)].join(' · ')}</Text>
      </Container>
    </div>
  );
}
