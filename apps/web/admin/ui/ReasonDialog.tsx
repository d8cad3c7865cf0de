import { useState, type ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../src/lib/api-error.ts'
import { errorText } from '../../src/lib/error-mapping.ts'
import { useT } from '../../src/lib/i18n.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { Textarea } from '../../src/ui/Input.tsx'
import { Note } from '../../src/ui/Note.tsx'
import { toast } from '../../src/ui/toast/toast.ts'
import { drafts } from '../lib/drafts.ts'

type ReasonDialogProps = {
  /** Names the draft: what was begun for this person or game comes back. */
  draft: string
  title: string; description?: ReactNode; submit: string; done: string; danger?: boolean
  /** Above the reason: an amount, a number of days. */
  children?: ReactNode
  reasonLabel?: string; reasonHint?: string
  /** What `children` ask for is complete. */
  ready?: boolean
  run: (reason: string) => Promise<unknown>
  onClose: () => void
}
/** An act with its reason. The reason is kept while it is written, and stays when the act is refused. */
export function ReasonDialog({ draft, title, description, submit, done, danger, children, reasonLabel, reasonHint, ready = true, run, onClose }: ReasonDialogProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState(() => drafts.read(draft))
  const [tried, setTried] = useState(false)
  const act = useMutation({
    mutationFn: () => run(reason.trim()),
    onSuccess: async () => {
      drafts.write(draft, '')
      await queryClient.invalidateQueries()
      toast({ tone: 'ok', title: done })
      onClose()
    },
  })
  const short = reason.trim().length < 3
  const problems = act.error instanceof ApiError ? act.error.details : []
  const send = () => {
    setTried(true)
    if (!short && ready) act.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={title} description={description} busy={act.isPending} footer={<>
      <Button variant={danger ? 'danger' : 'primary'} busy={act.isPending} onClick={send}>{submit}</Button>
      <Button variant="ghost" disabled={act.isPending} onClick={onClose}>{t('common.cancel')}</Button>
    </>}>
      <div className="grid gap-5">
        {children}
        <Field label={reasonLabel ?? t('admin.reason.label')} required hint={reasonHint ?? t('admin.reason.hint')} error={tried && short ? t('admin.reason.short') : undefined}>
          <Textarea value={reason} maxLength={1000} onChange={(event) => { setReason(event.target.value); drafts.write(draft, event.target.value) }} />
        </Field>
        {act.error && <Note tone="error" role="alert">{errorText(t, act.error)}{problems.length > 0 && <ul className="mt-1.5 grid gap-1">{problems.map((p) => <li key={p.path}><b>{p.path}</b>: {p.message}</li>)}</ul>}</Note>}
      </div>
    </Dialog>
  )
}
