import { badParameter, badRequest } from '../errors.ts'
import type { Params } from '../http/params.ts'
import type { Dispute } from '../types.ts'
import type { World } from '../world.ts'

// Fields and limits as the reference documents them:
// https://docs.stripe.com/api/disputes/update
const TEXTS = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const
const FILES = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
] as const
const LONGEST_TEXT = 20_000
const LONGEST_TOTAL = 150_000
/** The network's limit; others accept 50. https://docs.stripe.com/disputes/best-practices */
const PAGES: Readonly<Record<string, number>> = { mastercard: 19 }
const PAGES_ELSEWHERE = 50
const CHARACTERS_PER_PAGE = 3_000

type Evidence = Dispute['evidence']
export const EMPTY_EVIDENCE = {
  ...Object.fromEntries([...TEXTS, ...FILES].map((name) => [name, null])),
  enhanced_evidence: {},
} as unknown as Evidence

/** The evidence after an update. Throws a 400 when a limit is exceeded or a file is unknown. */
export function readEvidence(world: World, dispute: Dispute, params: Params | undefined): Evidence {
  if (!params) return dispute.evidence
  const changes: Record<string, string | null> = {}
  for (const name of [...TEXTS, ...FILES]) {
    const value = params.text(name)
    if (value !== undefined) changes[name] = value
  }
  const evidence = { ...dispute.evidence, ...changes } as Evidence
  checkLengths(evidence)
  checkPages(world, dispute, evidence)
  return evidence
}

function checkLengths(evidence: Evidence): void {
  let total = 0
  for (const name of TEXTS) {
    const { length } = evidence[name] ?? ''
    total += length
    if (length > LONGEST_TEXT)
      throw badParameter(
        `Invalid string: must be at most ${LONGEST_TEXT} characters`,
        `evidence[${name}]`,
      )
  }
  if (total > LONGEST_TOTAL)
    throw badParameter(
      `The combined character count of all evidence fields is limited to ${LONGEST_TOTAL}.`,
      'evidence',
    )
}

function checkPages(world: World, dispute: Dispute, evidence: Evidence): void {
  let pages = 0
  for (const name of FILES) {
    const id = evidence[name]
    if (typeof id !== 'string') continue
    const file = world.store.files.get(id)
    if (!file) throw badParameter(`No such file upload: '${id}'`, `evidence[${name}]`)
    pages += file.pages
  }
  const text = TEXTS.reduce((sum, name) => sum + (evidence[name] ?? '').length, 0)
  pages += Math.ceil(text / CHARACTERS_PER_PAGE)
  const network = dispute.payment_method_details?.card?.network ?? ''
  if (pages > (PAGES[network] ?? PAGES_ELSEWHERE))
    throw badRequest('The evidence has more pages than the card network accepts.', {
      code: 'dispute_evidence_page_limit_exceeded',
    })
}
