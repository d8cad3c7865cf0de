import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { isConflict } from '../lib/conflict.ts'

const AREAS = ['admin.courseField', 'account.profile', 'admin.setting', 'admin.field'] as const

/** The reason of a refusal: invalid fields, or the conflicting change with author and time. */
export function Refusal({ error }: { error: unknown }) {
  const t = useT()
  const details = error instanceof ApiError ? error.details : []
  const label = (path: string) => {
    const name = path.split('.').at(-1) ?? path
    const phrase = AREAS.map((area) => `${area}.${name}`).find((key) => t.has(key))
    return phrase ? tDynamic(t)(phrase) : name
  }
  return (
    <Alert tone="danger" role="alert">
      {errorText(t, error)}
      {details.length > 0 && (
        <ul className="mt-1.5 grid gap-1">
          {details.map((detail) => (
            <li key={`${detail.path} ${detail.message}`} className="break-words">
              {detail.code === 'changed_by' || detail.path === '' ? (
                detail.message
              ) : (
                <>
                  <b>{label(detail.path)}</b>: {detail.message}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isConflict(error) && <p className="mt-1.5">{t('admin.conflict.again')}</p>}
    </Alert>
  )
}
