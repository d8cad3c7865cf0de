import { CameraOff } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { CameraTrouble } from './camera-trouble.ts'

/** Explains why there is no camera, what helps, and that the typed code does the same. */
export function NoCamera({ why, onRetry }: { why: CameraTrouble; onRetry: () => void }) {
  const t = useT()
  return (
    <div
      role="alert"
      className="relative z-2 mx-auto grid max-w-[44ch] content-center justify-items-center px-5 pb-10 text-center"
    >
      <CameraOff className="size-9 stroke-[1.5] text-text-3" />
      <h2 className="mt-4 text-t2">{t(`checkin.camera.${why}.title`)}</h2>
      <p className="mt-2 text-s text-text-2">{t(`checkin.camera.${why}.text`)}</p>
      {(why === 'denied' || why === 'busy') && (
        <Button size="small" variant="outline" className="mt-4" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
