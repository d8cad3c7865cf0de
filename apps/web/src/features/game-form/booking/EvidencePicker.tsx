import { useRef } from 'react'
import { Upload } from 'lucide-react'
import { Button } from '@tomogolf/ui/forms/Button.tsx'

const TYPES = 'application/pdf,image/jpeg,image/png,image/webp'

type EvidencePickerProps = { label: string; busy: boolean; onFile: (file: File) => void }

/** A button that chooses a file which shows a booking. */
export function EvidencePicker({ label, busy, onFile }: EvidencePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = (files: FileList | null) => {
    const chosen = files?.[0]
    if (chosen) onFile(chosen)
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={(event) => choose(event.currentTarget.files)}
      />
      <Button size="small" icon={Upload} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

export const toForm = (file: File): FormData => {
  const form = new FormData()
  form.append('file', file)
  return form
}
