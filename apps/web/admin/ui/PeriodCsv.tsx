import { Download } from 'lucide-react'
import { Button } from '../../src/ui/Button.tsx'

/** The figures on the page as a file. */
export function PeriodCsv({ name, header, rows }: { name: string; header: readonly string[]; rows: readonly (readonly (string | number)[])[] }) {
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`\uFEFF${[header, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`], { type: 'text/csv' }))
    link.download = `tomogolf-${name}.csv`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  return <Button variant="outline" size="small" icon={Download} onClick={save}>CSV</Button>
}
