import { useState, type FormEvent } from 'react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'

type ReviewDialogProps = {
  id: string
  title: string
  lead: string
  label: string
  send: string
  text: string
  onText: (text: string) => void
  busy: boolean
  problem: string | null
  onSubmit: (event: FormEvent) => void
  onClose: () => void
}
/** A dialog with one required text field and a note about the consequences. */
export function ReviewDialog({
  id,
  title,
  lead,
  label,
  send,
  text,
  onText,
  busy,
  problem,
  onSubmit,
  onClose,
}: ReviewDialogProps) {
  const t = useT()
  const [empty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() !== '') onSubmit(event)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      dirty={text !== ''}
      title={title}
      footer={
        <>
          <Button variant="outline" size="large" disabled={busy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            size="large"
            busy={busy}
            className="flex-1"
          >
            {send}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{lead}</p>
      <form id={id} noValidate onSubmit={submit} className="mt-5">
        <Field label={label} required error={empty ? t('errors.field.required') : undefined}>
          <Textarea
            rows={5}
            maxLength={2000}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        </Field>
      </form>
      {problem && (
        <Alert tone="danger" role="alert" className="mt-4">
          {problem}
        </Alert>
      )}
    </Dialog>
  )
}
