import { createPdfDocument, type PdfDocument } from '../../../platform/documents/pdf.ts'
import type { EvidenceFile, EvidenceLine } from './evidence-file.types.ts'

/** Left edge of the value column. */
const VALUES_LEFT = 170
/** Banks ask for at least 12 points, because documents are scanned and scaled. */
const SIZE = 12
const LINE = SIZE * 2
/** A longer value goes below its label. */
const SHORT = 60

/** The evidence as a PDF for the bank, in English; texts that the guest saw stay as they were. */
export function evidencePdf({ title, sections }: EvidenceFile): Promise<Buffer> {
  const pdf = createPdfDocument('en', title)
  pdf.text(title, { size: 20 })
  for (const section of sections) {
    pdf.gap(12)
    pdf.keep(4 * LINE)
    pdf.text(section.title, { size: 15 })
    pdf.rule()
    for (const line of section.lines) writeLine(pdf, line)
  }
  return pdf.end()
}

function writeLine(pdf: PdfDocument, { label, text }: EvidenceLine): void {
  pdf.keep(LINE)
  if (label !== null && text.length <= SHORT && !text.includes('\n')) {
    pdf.row(label, text, { size: SIZE, valueAt: VALUES_LEFT })
    return
  }
  if (label !== null) pdf.text(label, { size: SIZE, grey: true })
  for (const paragraph of text.split('\n')) {
    pdf.keep(LINE)
    if (paragraph) pdf.text(paragraph, { size: SIZE })
  }
}
