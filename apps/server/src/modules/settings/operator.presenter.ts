import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Config } from '../../config/config.ts'

type OperatorConfig = Pick<
  Config,
  | 'OPERATOR_NAME'
  | 'OPERATOR_ADDRESS'
  | 'OPERATOR_PHONE'
  | 'OPERATOR_REPRESENTATIVE'
  | 'OPERATOR_EMAIL'
>

/** Null unless complete: a legal page must not show half of the data. */
export function presentOperator(config: OperatorConfig): ResultOf<'GET /api/operator'>['operator'] {
  const {
    OPERATOR_NAME: name,
    OPERATOR_ADDRESS: address,
    OPERATOR_PHONE: phone,
    OPERATOR_REPRESENTATIVE: representative,
    OPERATOR_EMAIL: email,
  } = config
  return name && address && phone && representative
    ? { name, address, phone, representative, email }
    : null
}
