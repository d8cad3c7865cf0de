/** What the provider adds to the address when the bank's page sends the customer back. */
const ADDED = [
  'setup_intent',
  'setup_intent_client_secret',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
]

/** This page as the place to come back to, without what an earlier return has added. */
export function returnUrlFrom(address: string): string {
  const url = new URL(address)
  for (const name of ADDED) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
