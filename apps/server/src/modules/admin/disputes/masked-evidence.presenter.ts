import { isIPv4, isIPv6 } from 'node:net'
import { maskEmailsIn, maskValue } from '@tomogolf/domain/people/masking'
import type { EvidenceFile } from '../../participations/disputes/evidence-file.types.ts'

const isIp = (text: string): boolean => isIPv4(text) || isIPv6(text)
const maskText = (text: string): string =>
  maskEmailsIn(text).replace(/[\da-f.:]{3,}/gi, (part) => (isIp(part) ? maskValue(part) : part))

/** The evidence as an administrator reads it before the contact details of the guest are shown. */
export const maskEvidence = ({ title, fields, sections }: EvidenceFile): EvidenceFile => ({
  title,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, maskText(text)]),
  ) as EvidenceFile['fields'],
  sections: sections.map((section) => ({
    title: section.title,
    lines: section.lines.map(({ label, text }) => ({ label, text: maskText(text) })),
  })),
})
