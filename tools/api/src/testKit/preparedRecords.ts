import type { RecordMaker } from './makeRecords';
import type { TestApi, TestClient } from './startTestApi';

/** A form with one question. */
export const formContent = {
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [{ id: 'about', fields: [{ id: 'title', kind: 'text', label: 'Title' }] }],
    },
  ],
};

/** Makes an answer that is open, to a form that is published. */
export async function makeOpenAnswer(client: TestClient, maker: RecordMaker): Promise<string> {
  const { hashcode: target } = await maker.make('formDefinitions', { content: formContent });
  await client.call('POST', 'form/definitions/actions', { action: 'publish', target });
  const { body } = await client.call('POST', 'form/instances', { definition: target, answers: {} });
  return Object(body).data.hashcode;
}

/** Makes a part of an order, with that order as the target of its actions. */
export async function makePartOfOrder(maker: RecordMaker, name: 'tickets' | 'merchandiseLines') {
  const { hashcode: part, order } = await maker.make(name);
  // A reference as it is read.
  return { part, target: (order as { hashcode: string }).hashcode };
}

/** Makes an order that is not paid yet. */
export async function makeUnpaidOrder(api: TestApi, maker: RecordMaker) {
  const order = await maker.make('orders');
  await api.asOwner(
    `UPDATE orders SET status = 'unpaid', paid = 0, paid_at = NULL WHERE hashcode = '${order.hashcode}'`,
  );
  return order;
}

/** Makes a composed page with a version, and returns the page. */
export async function makeLayoutWithVersion(maker: RecordMaker): Promise<string> {
  const version = await maker.make('layoutVersions');
  // A reference as it is read.
  return (version['layout'] as { hashcode: string }).hashcode;
}

/** Fields of an entry of the books that balances. */
export async function bookEntryDraft(maker: RecordMaker) {
  const account = async () => (await maker.make('bookkeepingAccounts')).hashcode;
  const lines = [
    { account: await account(), debit: 500 },
    { account: await account(), credit: 500 },
  ];
  return { booked_on: '2026-02-01', text: 'Programmes', lines };
}
