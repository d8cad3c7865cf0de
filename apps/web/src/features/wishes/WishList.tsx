import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellPlus, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { fromMajor } from '@tomogolf/domain/money'
import { languageName } from '@tomogolf/format/language-name'
import { formatMoney } from '@tomogolf/format/money'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { present } from '@tomogolf/ui/lib/search-params.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { wishesQuery, type Wish } from '../../queries/wishes.ts'
import { EditWish } from './EditWish.tsx'
import { areasText, datesText } from './wish-text.ts'

type WishListProps = {
  /** From a link of a mail. */
  token: string | undefined
  /** The wish that is being changed. */
  edited: string | undefined
  onSaved: () => void
}

/** The open wishes: changed, paused, resumed and deleted here. */
export default function WishList({ token, edited, onSaved }: WishListProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(wishesQuery(token))
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={4} />
  const create = (
    <LinkButton to="/alert" icon={BellPlus} variant="primary">
      {t('wishes.make')}
    </LinkButton>
  )
  const wish = data.wishes.find(({ id }) => id === edited)
  if (wish) return <EditWish key={wish.id} wish={wish} token={token} onSaved={onSaved} />
  if (data.wishes.length === 0)
    return (
      <EmptyState icon={BellPlus} seed="wishes" title={t('wishes.none')} action={create}>
        {t('wishes.lead')}
      </EmptyState>
    )
  return (
    <div className="grid max-w-[720px] gap-6">
      <ul className="divide-y divide-line border-y border-line">
        {data.wishes.map((wish) => (
          <Row key={wish.id} wish={wish} token={token} />
        ))}
      </ul>
      <div>{create}</div>
    </div>
  )
}

function Row({ wish, token }: { wish: Wish; token: string | undefined }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const access = { params: { id: wish.id }, query: present({ token }) }
  const onError = (error: unknown) =>
    toast({ tone: 'danger', title: t('wishes.failed'), description: errorText(t, error) })
  const pause = useMutation({
    mutationFn: () => api('PATCH /api/wishes/:id', { ...access, body: { paused: !wish.paused } }),
    onSuccess: () => invalidateAfter(queryClient, 'PATCH /api/wishes/:id'),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/wishes/:id', access),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'DELETE /api/wishes/:id')
      toast({ tone: 'success', title: t('wishes.deleted') })
    },
    onError,
  })
  const areas = areasText(t, language, wish)
  const dates = datesText(t, language, wish)
  const facts = [
    wish.maxPrice !== null &&
      t('wishes.price.upTo', { price: formatMoney(fromMajor(wish.maxPrice, 'USD'), language) }),
    t('wishes.people.count', { count: wish.partySize }),
    wish.level !== null && t(`common.skill.${wish.level}`),
    ...wish.languages.map((code) => languageName(t, code)),
    wish.needsClubs && t('wishes.clubs.short'),
  ].filter((fact) => fact !== false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-60">
        <b className="font-semibold">{areas}</b>
        {wish.paused && <Badge className="ml-3">{t('wishes.paused')}</Badge>}
        <p className="text-text-2">{dates}</p>
        <p className="text-s text-text-3">{facts.join(t('wishes.list.comma'))}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          size="small"
          variant="outline"
          icon={Pencil}
          to="/alerts"
          search={present({ token, edit: wish.id })}
          aria-label={t('wishes.editOf', { areas, dates })}
        >
          {t('wishes.edit')}
        </LinkButton>
        <Button
          size="small"
          variant="outline"
          icon={wish.paused ? Play : Pause}
          busy={pause.isPending}
          aria-label={t(wish.paused ? 'wishes.resumeOf' : 'wishes.pauseOf', { areas, dates })}
          onClick={() => pause.mutate()}
        >
          {t(wish.paused ? 'wishes.resume' : 'wishes.pause')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={Trash2}
          busy={remove.isPending}
          aria-label={t('wishes.deleteOf', { areas, dates })}
          onClick={() => remove.mutate()}
        >
          {t('wishes.delete')}
        </Button>
      </div>
    </li>
  )
}
