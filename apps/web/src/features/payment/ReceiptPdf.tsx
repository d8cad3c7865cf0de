import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { AnchorButton } from '@tomogolf/ui/forms/Button.tsx'
import { gameTransactionsQuery } from '../../queries/transactions.ts'

/** The receipt of a game's newest charge, as a PDF. Nothing without one. */
export default function ReceiptPdf({ gameId, label }: { gameId: string; label: string }) {
  const { language } = useI18n()
  const { data } = useQuery(gameTransactionsQuery(gameId))
  const charge = data?.transactions.find(({ receipt }) => receipt)
  if (!charge) return null
  return (
    <AnchorButton
      variant="outline"
      icon={FileText}
      href={`/api/transactions/${charge.id}/receipt.pdf?lang=${language}`}
      target="_blank"
    >
      {label}
    </AnchorButton>
  )
}
