import type { EvidenceField } from '../../../platform/payments/card-provider.ts'

/** A line of the evidence file: a fact with its label, or a text of its own. */
export type EvidenceLine = { readonly label: string | null; readonly text: string }
export type EvidenceSection = { readonly title: string; readonly lines: readonly EvidenceLine[] }

/**
 * The evidence against a dispute: texts for the provider's fields, and the sections of the attached
 * PDF. Stored with the dispute as it was submitted.
 */
export type EvidenceFile = {
  readonly title: string
  readonly fields: Readonly<Partial<Record<EvidenceField, string>>>
  readonly sections: readonly EvidenceSection[]
}
