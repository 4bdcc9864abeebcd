import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { saleLimits } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { seatsForParty, saleState } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { step } from '../../../engine/records/step';
import { hashToken, tenantOfToken } from '../../../engine/sessions/tokens';
import { freePlaces, usedPlaces } from '../sale/generalClaims';
import { hasPrice } from '../sale/prices';
import { readSaleFacts } from '../sale/readSaleFacts';
import { releaseHolds } from '../sale/releaseHolds';
import type { SaleFacts } from '../sale/saleRows';
import { takenSeats } from '../sale/seatClaims';
import { readSoldPlan } from '../sale/soldPlan';
import { seatingOf, type OfferTools } from './offerSeats';
import { joinedMail } from './waitingMails';
import { addWaitingLink, waitingColumns, waitingRow } from './waitingRows';

/**
 * Adds a party to the waiting list of a performance. An email that is on it already stays as it is, with the same answer: a stranger
 * does not learn who waits.
 *
 * @throws ApiProblem 409 where nothing is sold, or where there are places for the party now
 */
export async function joinWaitingList(
  transaction: Transaction,
  { mails, settings }: OfferTools,
  tenant: TenantCode,
  input: ParsedInputOf<'joinWaitingList'>,
): Promise<void> {
  const facts = await readSaleFacts(transaction, tenant, input.performance);
  await (input.definition === undefined
    ? checkSeats(transaction, tenant, facts, input)
    : checkPlaces(transaction, tenant, facts, input.definition, input.places));
  const { performance } = facts;
  const [party] = await transaction.rows(waitingRow, {
    text: `INSERT INTO waiting_parties AS w (tenant, name, email, performance, places, is_accessible, language, definition)
      VALUES ($1, $2, $3, $4::uuid, $5, $6, $7, $8::uuid) ON CONFLICT DO NOTHING RETURNING ${waitingColumns}`,
    values: [
      tenant,
      input.name,
      input.email,
      input.performance,
      input.places,
      input.is_accessible,
      input.language,
      input.definition ?? null,
    ],
  });
  if (!party) return;
  const token = await addWaitingLink(transaction, tenant, party.hashcode);
  const mail = joinedMail(settings, tenant, { party, performance, token });
  await mails.queueForStranger(transaction, tenant, 'shop', mail);
}

/** Seats are on sale, and there are none for the party. */
async function checkSeats(
  transaction: Transaction,
  tenant: TenantCode,
  facts: SaleFacts,
  input: ParsedInputOf<'joinWaitingList'>,
): Promise<void> {
  const { map, performance, now } = facts;
  const plan = map && (await readSoldPlan(transaction, tenant, map.hashcode));
  if (!map || !plan || saleState(map, performance.starts_at, now) !== 'open')
    throw refusedAction(sentences.notOnSale(), {}, 409);
  const most = Math.min(map.most_in_order ?? saleLimits.places, plan.seats.length);
  if (input.places > most) throw refusedAction(sentences.seatsTooMany({ most }));
  const taken = await takenSeats(transaction, { tenant, seatMap: map.hashcode, hold: null });
  if (seatsForParty(seatingOf(facts, plan, taken), input))
    throw refusedAction(sentences.seatsFreeNow(), {}, 409);
}

/** A general-admission ticket is on sale, and has not so many places. */
async function checkPlaces(
  transaction: Transaction,
  tenant: TenantCode,
  facts: SaleFacts,
  definition: string,
  places: number,
): Promise<void> {
  const { general, map, performance, now } = facts;
  const ticket = general.find(({ hashcode }) => hashcode === definition);
  const isOnSale = ticket && saleState(ticket, performance.starts_at, now) === 'open';
  if (!isOnSale || !hasPrice(facts, definition)) throw refusedAction(sentences.notOnSale(), {}, 409);
  const sizes = [ticket.capacity ?? Infinity, ticket.group_capacity ?? Infinity];
  const most = Math.min(map?.most_in_order ?? saleLimits.places, ...sizes);
  if (places > most) throw refusedAction(sentences.seatsTooMany({ most }));
  const all = general.map(({ hashcode }) => hashcode);
  const free = freePlaces(general, await usedPlaces(transaction, tenant, all, null));
  if ((free.get(definition) ?? 0) >= places) throw refusedAction(sentences.placesFreeNow(), {}, 409);
}

/** The party of a link leaves the list; seats that it was offered are free. Leaving twice changes nothing. */
export async function leaveWaitingList(
  transaction: Transaction,
  tenant: TenantCode,
  token: string,
): Promise<void> {
  const known =
    tenantOfToken(token) === tenant
      ? await transaction.rows(v.object({ hashcode: v.string() }), {
          text: `SELECT w.hashcode FROM waiting_parties w JOIN waiting_links l ON l.tenant = w.tenant AND l.party = w.hashcode
            WHERE w.tenant = $1 AND l.digest = $2 FOR UPDATE OF w`,
          values: [tenant, hashToken(token)],
        })
      : [];
  const [party] = known;
  if (!party) throw refusedAction(sentences.waitingLinkUnknown(), {}, 404);
  const leaving = step('waitingParties', 'left');
  const left = await transaction.rows(v.object({ seat_hold: v.nullable(v.string()) }), {
    text: `UPDATE waiting_parties SET ${leaving.set} WHERE tenant = $1 AND hashcode = $2::uuid AND ${leaving.when}
      RETURNING seat_hold`,
    values: [tenant, party.hashcode],
  });
  for (const { seat_hold: hold } of left)
    if (hold !== null) await releaseHolds(transaction, tenant, { hold });
}
