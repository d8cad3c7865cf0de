import { lazy, Suspense, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Camera, Trash2 } from 'lucide-react'
import { api, send } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { FieldError } from '@tomogolf/ui/forms/Field.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { photoProblem, PHOTO_TYPES } from './profile-rules.ts'

const CropDialog = lazy(() => import('./CropDialog.tsx'))

/** The profile photo, or its placeholder crest. A chosen picture is cropped, then saved at once. */
export function PhotoField({ userId, photo }: { userId: string; photo: string | null }) {
  const t = useT()
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const done = (title: string) => async () => {
    setProblem(null)
    await invalidateAfter(queryClient, 'POST /api/profile/photo')
    toast({ tone: 'success', title })
  }
  const upload = useMutation({
    mutationFn: (cropped: Blob) => {
      const form = new FormData()
      form.append('photo', cropped, 'photo.jpg')
      return send('POST', '/api/profile/photo', form)
    },
    onSuccess: done(t('account.photo.saved')),
    onError: (error) => setProblem(errorText(t, error)),
    onSettled: () => setPicture(null),
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/profile/photo'),
    onSuccess: done(t('account.photo.removed')),
    onError: (error) => setProblem(errorText(t, error)),
  })
  const busy = upload.isPending || remove.isPending

  const choose = (files: FileList | null) => {
    const file = files?.[0]
    if (input.current) input.current.value = ''
    if (!file) return
    const wrong = photoProblem(file)
    if (wrong) return setProblem(t(`errors.${wrong}`))
    setProblem(null)
    // fails for a file that only claims to be a picture
    createImageBitmap(file).then(setPicture, () => setProblem(t('errors.INVALID_FILE_TYPE')))
  }
  return (
    <div>
      <div className="flex items-center gap-4">
        <Avatar person={{ id: userId, avatarUrl: photo }} size="huge" />
        <div className="min-w-0">
          <input
            ref={input}
            type="file"
            accept={PHOTO_TYPES.join()}
            tabIndex={-1}
            aria-hidden
            className="sr-only"
            onChange={(event) => choose(event.currentTarget.files)}
          />
          <span className="flex flex-wrap gap-2">
            <Button
              size="small"
              icon={Camera}
              busy={upload.isPending}
              disabled={busy}
              onClick={() => input.current?.click()}
            >
              {t(
                upload.isPending
                  ? 'account.photo.busy'
                  : photo
                    ? 'account.photo.change'
                    : 'account.photo.add',
              )}
            </Button>
            {photo && (
              <Button
                size="small"
                variant="ghost"
                icon={Trash2}
                busy={remove.isPending}
                disabled={busy}
                onClick={() => remove.mutate()}
              >
                {t('account.photo.remove')}
              </Button>
            )}
          </span>
          {!photo && <p className="mt-2 text-s text-text-2">{t('account.photo.why')}</p>}
          <p className="mt-2 text-s text-text-3">{t('account.photo.hint')}</p>
        </div>
      </div>
      <FieldError>{problem}</FieldError>
      {picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            busy={upload.isPending}
            onDone={(cropped) => upload.mutate(cropped)}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
