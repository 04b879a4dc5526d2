import { eq, sql } from 'drizzle-orm';
import type { Country } from '#features/shared/country';
import { catalogueOf } from '../backend';
import { catalogue, countries, fixtures } from '../fixtures';
import type { Database } from './database';
import * as table from './schema';
import { hashSecret } from './secrets';
import { fromArticles, fromOrder, fromReview } from './sqlStore';

/** Gives each country that has nothing yet its fixtures. */
export async function seed({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const country of countries) {
    await db.transaction(async (tx) => {
      const isFirst = await tx
        .insert(table.seeds)
        .values({ country, seededAt: new Date() })
        .onConflictDoNothing()
        .returning();
      if (isFirst.length > 0) await insertFixtures(tx, country);
    });
  }
}

async function insertFixtures(db: Database['db'], country: Country): Promise<void> {
  const { member, shipments } = fixtures[country];
  const { offers, reviews } = catalogueOf(fixtures[country], catalogue);
  await db.insert(table.offers).values(offers.map((offer, position) => ({ country, position, offer })));
  await db.insert(table.reviews).values(reviews.map((review) => fromReview(country, review)));

  const userId = `member-${country}`;
  const { Username, Email, PhoneNumber, FirstName, LastName } = member.UserInfo;
  await db.insert(table.users).values({
    id: userId,
    country,
    username: Username,
    email: Email,
    phoneNumber: PhoneNumber,
    firstName: FirstName,
    lastName: LastName,
    passwordHash: await hashSecret(member.Password),
  });

  for (const { ID, LeadID, Articles, ...order } of member.Orders) {
    const id = Number(ID);
    await db.insert(table.orders).values({
      ...fromOrder(country, { ...order, userId, recipient: member.UserInfo, key: undefined }),
      id,
      leadId: Number(LeadID),
    });
    await db.insert(table.orderArticles).values(fromArticles(country, id, Articles));
  }
  await db
    .insert(table.shipments)
    .values(Object.entries(shipments).map(([leadId, lines]) => ({ country, leadId: Number(leadId), lines })));

  // New numbers go on from those of the fixtures.
  const { orders } = table;
  const own = eq(orders.country, country);
  const name = country.toLowerCase();
  await db.execute(
    sql`select setval(${`shop.order_id_${name}`}::regclass, max(${orders.id})), setval(${`shop.lead_id_${name}`}::regclass, max(${orders.leadId})) from ${orders} where ${own}`,
  );
}
