import { badParameter } from '../errors.ts'
import type { Params } from '../http/params.ts'

/**
 * The customer's acceptance of a mandate. Cards have no mandate, so it is checked and leaves no
 * trace. Only a confirmation takes it.
 */
export function readMandateData(params: Params, confirming: boolean): void {
  if (!params.has('mandate_data')) return
  if (!confirming)
    throw badParameter(
      'The parameter mandate_data can only be used with confirm=true.',
      'mandate_data',
    )
  const acceptance = params.group('mandate_data')?.group('customer_acceptance')
  if (!acceptance)
    throw badParameter(
      'Missing required param: mandate_data[customer_acceptance].',
      'mandate_data[customer_acceptance]',
      'parameter_missing',
    )
  const type = acceptance.oneOf('type', ['offline', 'online'])
  acceptance.integer('accepted_at', { min: 0 })
  acceptance.group('offline')
  const online = acceptance.group('online')
  const inferred = online?.flag('infer_from_client') ?? false
  const given = online?.text('ip_address') && online.text('user_agent')
  if (type === 'online' && !inferred && !given)
    throw badParameter(
      'Missing required param: mandate_data[customer_acceptance][online][ip_address].',
      'mandate_data[customer_acceptance][online]',
      'parameter_missing',
    )
}
