import { useState, type ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast, type ToastMessage } from '@tomogolf/ui/toast/toast.ts'
import { drafts } from '../lib/drafts.ts'
import { isConflict } from '../lib/conflict.ts'
import { Refusal } from './Refusal.tsx'

export type ReasonDialogProps<Result> = {
  /** Key of the draft: an unfinished reason for this subject is restored. */
  draft: string
  title: string
  description?: ReactNode
  submit: string
  /** The toast after success: its title, or the toast by the result; null for none. */
  done: string | ((result: Result) => ToastMessage | null)
  danger?: boolean
  wide?: boolean
  /** Fields above the reason, such as an amount. */
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
  run: (reason: string) => Promise<Result>
  onDone?: () => void
  /** Runs after a conflict, once the current state is loaded. */
  onConflict?: () => void
  onClose: () => void
}
/** A dialog for an action with a reason. The reason is a draft and survives a refusal. */
export function ReasonDialog<Result>({
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
  onConflict,
  onClose,
}: ReasonDialogProps<Result>) {
  const t = useT()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState(() => drafts.read(draft))
  const [tried, setTried] = useState(false)
  const action = useMutation({
    mutationFn: () => run(reason.trim()),
    onSuccess: async (result) => {
      drafts.write(draft, '')
      onDone?.()
      await queryClient.invalidateQueries()
      const message =
        typeof done === 'string' ? { tone: 'success' as const, title: done } : done(result)
      if (message) toast(message)
      onClose()
    },
    onError: async (error) => {
      if (!isConflict(error)) return
      // the refetch may remove this dialog with its row, so a toast shows the reason
      toast({
        tone: 'danger',
        title: errorText(t, error),
        description: error.details.map((detail) => detail.message).join(' '),
        duration: 12_000,
      })
      await queryClient.invalidateQueries()
      onConflict?.()
    },
  })
  const isTooShort = reason.trim().length < 3 && !(optional && reason.trim() === '')
  const submitForm = () => {
    setTried(true)
    if (!isTooShort && missing === undefined) action.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      busy={action.isPending}
      wide={wide}
      footer={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={action.isPending}
            onClick={submitForm}
          >
            {submit}
          </Button>
          <Button variant="ghost" disabled={action.isPending} onClick={onClose}>
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
          error={tried && isTooShort ? t('admin.reason.short') : undefined}
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
        {action.error && <Refusal error={action.error} />}
      </div>
    </Dialog>
  )
}
