/** The name of a transaction about money that a host was owed; undefined for any other one. */
export const owedLabel = (
  reason: string | null,
): 'admin.transaction.owed' | 'admin.transaction.givenUp' | undefined => {
  if (reason === 'owed_to_host') return 'admin.transaction.owed'
  return reason === 'given_up' ? 'admin.transaction.givenUp' : undefined
}
