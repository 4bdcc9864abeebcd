/** Providers repeat a webhook for some days at most. */
export const forgetOldPaymentEvents = {
  text: `DELETE FROM payment_events WHERE tenant = $1 AND received_at < now() - interval '90 days'`,
};

/** The address of a payment page is of no use once its payment is decided. */
export const forgetOldPaymentPages = {
  text: `DELETE FROM payment_pages g USING payments y WHERE g.tenant = $1 AND y.tenant = $1 AND y.hashcode = g.payment
    AND y.status <> 'pending' AND y.modified < now() - interval '7 days'`,
};
