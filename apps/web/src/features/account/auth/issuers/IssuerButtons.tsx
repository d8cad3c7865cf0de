import { useMutation } from '@tanstack/react-query'
import { CircleUserRound } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { AppleMark, GoogleMark, KakaoMark, LineMark } from '@tomogolf/ui/brand/ServiceMarks.tsx'
import { Button, type Icon } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { Issuer } from '../../../../queries/site.ts'
import { Or } from '../code/Or.tsx'

// by the ids that docs/identity.md recommends
const MARKS: Readonly<Record<string, Icon>> = {
  apple: AppleMark,
  google: GoogleMark,
  kakao: KakaoMark,
  line: LineMark,
}
type IssuerButtonsProps = {
  issuers: readonly Issuer[]
  /** Where the login leads to; it survives the way through the issuer on the server. */
  destination: string | undefined
}

/** A button for each configured issuer, which leads to its login page. */
export default function IssuerButtons({ issuers, destination }: IssuerButtonsProps) {
  const t = useT()
  const begin = useMutation({
    mutationFn: async (issuer: string) => {
      const { url } = await api('POST /api/auth/identities/login', {
        body: { issuer, destination },
      })
      location.assign(url)
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('account.issuers.failed'),
        description: errorText(t, error),
      }),
  })
  if (issuers.length === 0) return null
  return (
    <div className="mt-5 grid gap-5">
      <Or>{t('account.issuers.or')}</Or>
      <div className={cx('grid gap-2.5', issuers.length > 1 && 'grid-cols-2')}>
        {issuers.map(({ id, name }) => (
          <Button
            key={id}
            variant="outline"
            icon={MARKS[id] ?? CircleUserRound}
            aria-label={t('account.issuers.use', { issuer: name })}
            busy={begin.isPending && begin.variables === id}
            onClick={() => begin.mutate(id)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
