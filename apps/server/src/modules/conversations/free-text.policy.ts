import type { Config } from '../../config/config.ts'

/**
 * Passing on what people write to each other is a telecommunications business in Japan, which is
 * notified to the ministry (Telecommunications Business Act, Article 16). Ready messages are the
 * operator's own sentences.
 */
export const mayWriteFreely = ({
  isProduction,
  TELECOM_FILING_NUMBER: filing,
}: Pick<Config, 'isProduction' | 'TELECOM_FILING_NUMBER'>): boolean =>
  !isProduction || filing !== undefined
