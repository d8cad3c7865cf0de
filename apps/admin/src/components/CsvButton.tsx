import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { downloadCsv } from '../lib/use-list.ts'

/** Downloads the page's data as a CSV file. `of`: the part, on a page with several. */
export function CsvButton({
  path,
  query,
  of,
  quiet,
}: {
  path: string
  query: Record<string, string | number | undefined>
  of?: string
  quiet?: boolean
}) {
  const t = useT()
  const csv = useMutation({
    mutationFn: () => downloadCsv(path, query),
    onError: (error) => toast({ tone: 'danger', title: errorText(t, error) }),
  })
  return (
    <Button
      variant={quiet ? 'ghost' : 'outline'}
      className={quiet ? '-mr-3.5' : undefined}
      size="small"
      icon={Download}
      busy={csv.isPending}
      aria-label={of && `CSV: ${of}`}
      onClick={() => csv.mutate()}
    >
      CSV
    </Button>
  )
}
