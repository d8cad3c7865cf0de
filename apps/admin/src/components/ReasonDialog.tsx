import { useState, type ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { drafts } from '../lib/drafts.ts'
import { isConflict } from '../lib/conflict.ts'
import { Refusal } from './Refusal.tsx'

type ReasonDialogProps = {
  /** Key of the draft: an unfinished reason for this subject is restored. */
  draft: string
  title: string
  description?: ReactNode
  submit: string
  done: string
  danger?: boolean
  wide?: boolean
  /** Above the reason: an amount, a number of days. */
  children?: ReactNode
  reasonLabel?: string
  reasonHint?: string
  /** The reason is optional. */
  optional?: boolean
  /**
   * Message about a missing value in `children`, shown after the first attempt to submit; empty
   * when the field shows its own.
   */
  missing?: string | undefined
  run: (reason: string) => Promise<unknown>
  onDone?: () => void
  /** A conflict: another change came first, and the current state was loaded again. */
  onOvertaken?: () => void
  onClose: () => void
}
/** A dialog for an action with a reason. The reason is saved as a draft and survives a refusal. */
export function ReasonDialog({
  draft,
  title,
  description,
  submit,
  done,
  danger,
  wide,
  children,
  reasonLabel,
  reasonHint,
  optional = false,
  missing,
  run,
  onDone,
  onOvertaken,
  onClose,
}: ReasonDialogProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState(() => drafts.read(draft))
  const [tried, setTried] = useState(false)
  const act = useMutation({
    mutationFn: () => run(reason.trim()),
    onSuccess: async () => {
      drafts.write(draft, '')
      onDone?.()
      await queryClient.invalidateQueries()
      toast({ tone: 'success', title: done })
      onClose()
    },
    onError: async (error) => {
      if (!isConflict(error)) return
      // the row of this dialog may leave its list after the refetch
      toast({
        tone: 'danger',
        title: errorText(t, error),
        description: error.details.map((detail) => detail.message).join(' '),
        duration: 12_000,
      })
      await queryClient.invalidateQueries()
      onOvertaken?.()
    },
  })
  const short = reason.trim().length < 3 && !(optional && reason.trim() === '')
  const send = () => {
    setTried(true)
    if (!short && missing === undefined) act.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      busy={act.isPending}
      wide={wide}
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} busy={act.isPending} onClick={send}>
            {submit}
          </Button>
          <Button variant="ghost" disabled={act.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {children}
        <Field
          label={reasonLabel ?? t('admin.reason.label')}
          required={!optional}
          optional={optional}
          hint={reasonHint ?? t('admin.reason.hint')}
          error={tried && short ? t('admin.reason.short') : undefined}
        >
          <Textarea
            value={reason}
            maxLength={1000}
            onChange={(event) => {
              setReason(event.target.value)
              drafts.write(draft, event.target.value)
            }}
          />
        </Field>
        {tried && missing && (
          <Alert tone="warning" role="alert">
            {missing}
          </Alert>
        )}
        {act.error && <Refusal error={act.error} />}
      </div>
    </Dialog>
  )
}
