import { countries, countrySettings } from '#features/shared/country';
import { voicePairs } from './voicePairs';

/** Texts of the shop before and after they were rewritten, in the four countries. */
export function VoiceTable() {
  return voicePairs.map(({ why, before, after }) => (
    <table key={why}>
      <caption>{why}</caption>
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {countries.map((country) => (
          <tr key={country}>
            <th scope="row">{country}</th>
            <td lang={countrySettings[country].lang}>{before[country]}</td>
            <td lang={countrySettings[country].lang}>{after[country]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
