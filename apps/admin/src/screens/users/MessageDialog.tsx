import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { isLanguage, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast, type ToastMessage } from '@tomogolf/ui/toast/toast.ts'
import { Refusal } from '../../components/Refusal.tsx'
import { useDraft, useSendOnce } from '../../lib/drafts.ts'
import type { AdminUser } from '../../lib/records.ts'

type NewMessage = { subject: string; text: string; requestKey: string }

/** The first message of a new thread with a user. */
export function MessageDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { language } = user.profile
  return (
    <NewMessageDialog
      draft={`message ${user.id}`}
      title={t('admin.message.title', { name: user.name })}
      description={t('admin.message.text', {
        language: isLanguage(language) ? LANGUAGE_NAMES[language].own : language,
      })}
      send={async (body) => {
        const { threadId } = await api('POST /api/admin/users/:id/message', {
          params: { id: user.id },
          body,
        })
        return {
          tone: 'success',
          title: t('admin.message.done'),
          action: {
            label: t('admin.message.open'),
            run: () => void navigate({ to: '/inbox', search: { thread: threadId } as never }),
          },
        }
      }}
      onClose={onClose}
    />
  )
}

/** Subject and text of a mail, kept as a draft until it is sent. */
export function NewMessageDialog({
  draft,
  title,
  description,
  send: post,
  onClose,
}: {
  draft: string
  title: string
  description: string
  /** Returns the toast. */
  send: (message: NewMessage) => Promise<ToastMessage>
  onClose: () => void
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const { edited, edit, clear } = useDraft(draft)
  const sendOnce = useSendOnce(draft)
  const [tried, setTried] = useState(false)
  const subject = (edited.subject ?? '').trim()
  const text = (edited.text ?? '').trim()
  const isMissing = subject.length < 5 || text.length < 10
  const send = useMutation({
    mutationFn: () => sendOnce((requestKey) => post({ subject, text, requestKey })),
    onSuccess: async (message) => {
      clear()
      await queryClient.invalidateQueries()
      onClose()
      toast(message)
    },
  })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      busy={send.isPending}
      title={title}
      description={description}
      footer={
        <>
          <Button
            variant="primary"
            icon={Mail}
            busy={send.isPending}
            onClick={() => {
              setTried(true)
              if (!isMissing) send.mutate()
            }}
          >
            {t('admin.message.submit')}
          </Button>
          <Button variant="ghost" disabled={send.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label={t('admin.message.subject')} required>
          <TextInput
            maxLength={120}
            value={edited.subject ?? ''}
            onChange={(event) => edit('subject', event.target.value)}
          />
        </Field>
        <Field label={t('admin.message.body')} required>
          <Textarea
            rows={8}
            maxLength={5000}
            value={edited.text ?? ''}
            onChange={(event) => edit('text', event.target.value)}
          />
        </Field>
        {tried && isMissing && (
          <Alert tone="warning" role="alert">
            {t('admin.message.missing')}
          </Alert>
        )}
        {send.error && <Refusal error={send.error} />}
      </div>
    </Dialog>
  )
}
