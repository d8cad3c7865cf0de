import type { Issuers } from '../../../platform/issuers/issuers.ts'

/** Its name in the configuration; of one that was taken out of it, the host. */
export const issuerName = ({ all }: Pick<Issuers, 'all'>, issuer: string): string =>
  all.find((one) => one.issuer === issuer)?.name ?? new URL(issuer).hostname
