import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const email: Translation<typeof en> = {
  'email.greeting': '{{name}} 님, 안녕하세요.',
  'email.tagline': '일본 어느 골프장이든, 1번 홀에 친구가 있어요.',
  'email.seats.guest.companion': '내 카드로 보증한 {{names}} 님의 자리에 관한 안내예요.',
  'email.seats.guest.party_other':
    '나와 {{names}} 님의 {{count}}자리에 관한 안내예요. 금액은 한 자리 기준이에요.',
  'email.seats.host.companion': '{{names}} 님은 {{guest}} 님의 동반자예요.',
  'email.seats.host.party_other':
    '{{guest}} 님과 동반자 {{names}} 님, 합쳐서 {{count}}자리에 관한 안내예요. 금액은 한 자리 기준이에요.',
  'email.footer.account': '계정과 계정 보안에 관한 중요한 안내라서 끌 수 없는 이메일이에요.',
  'email.footer.money': '결제나 카드에 관한 중요한 안내라서 끌 수 없는 이메일이에요.',
  'email.footer.round': '내 라운드에 관한 중요한 안내라서 끌 수 없는 이메일이에요.',
  'email.footer.standing': '이용 상태에 관한 중요한 안내라서 끌 수 없는 이메일이에요.',
  'email.footer.answer': '보내 주신 내용에 대한 답변이라서 끌 수 없는 이메일이에요.',
  'email.footer.optional': '이런 안내 이메일은 언제든지 끌 수 있어요.',
  'email.footer.visitor': 'TomoGolf 양식에 이 주소가 입력되어 보내 드리는 이메일이에요.',
  'email.footer.wish': '조건에 맞는 라운드를 알려 달라고 하셔서 보내 드리는 이메일이에요.',
  'email.footer.wish_change': '알림 변경·중지',
  'email.footer.unsubscribe': '이런 이메일 끄기',
  'email.footer.settings': '설정 열기',
  'email.footer.contact': '문의하기',
  'email.text.row': '{{label}}: ',
  'email.text.heading': '[{{text}}]',
  'email.card_title': '카드 안내',
  'email.words.operator': 'TomoGolf에서 드리는 말씀',
  'email.words.person': '남긴 말',
  'email.words.host': '호스트가 남긴 말',
  'email.small.contact': '사실과 다르다고 생각되면 알려 주세요. 담당자가 직접 확인합니다.',
  'email.small.appeal': '사실과 다르다고 생각되면 그 페이지에서 이의를 제기할 수 있어요.',
  'email.small.bank': '카드사에 반영되기까지 며칠 걸릴 수 있습니다.',

  'email.time.japan': '{{time}}(일본 시간)',
  'email.time.local': '{{time}}({{zone}})',
  'email.card': '{{brand}} 카드(끝자리 {{last4}})',
  'email.yes': '예',
  'email.no': '아니요',
  'email.fact.course': '골프장',
  'email.fact.tee_time': '티타임',
  'email.fact.host': '호스트',
  'email.fact.guest': '게스트',
  'email.fact.repeated': '이후 일정',
  'email.fact.price': '그린피',
  'email.fact.listed_from': '전체 공개',
  'email.fact.places': '빈자리',
  'email.fact.address': '주소',
  'email.fact.access': '오시는 길',
  'email.fact.arrive_by': '도착 기한',
  'email.fact.cancel_until': '직접 취소 가능 기한',
  'email.fact.hold': '가승인 금액',
  'email.fact.place_at': '가승인 시각',
  'email.fact.fee': '서비스 수수료',
  'email.fact.charged': '결제 금액',
  'email.fact.outstanding': '미결제 금액',
  'email.fact.released': '해제 금액',
  'email.fact.refunded': '환불 금액',
  'email.fact.owed': '받으실 금액',
  'email.fact.returned': '반송',
  'email.fact.postponed': '미뤄짐',
  'email.fact.left': '환불 후 결제 금액',
  'email.fact.share': '호스트 몫',
  'email.fact.paid': '지급 금액',
  'email.fact.free_until': '무료 취소 기한',
  'email.fact.decide_at': '확정 시각',
  'email.fact.check_in': '체크인 시작',
  'email.fact.answer_by': '답변 기한',
  'email.fact.kept_until': '자리 확보 기한',
  'email.fact.card': '카드',
  'email.fact.before': '변경 전: {{value}}',
  'email.fact.when': '일시',
  'email.fact.device': '기기',
  'email.fact.ip': 'IP 주소',
  'email.fact.expires': '링크 만료 시각',
  'email.fact.suspended_until': '모집 정지 종료',
  'email.fact.reference': '접수 번호',
  'email.fact.unknown': '알 수 없음',
  'email.places_other': '아직 {{count}}자리가 남아 있어요.',
  'email.places_none': '이제 빈자리가 모두 찼어요.',
  'email.bar.charged': '{{amount}} 청구',
  'email.bar.fee': '체크인할 때 {{amount}}',
  'email.bar.back': '{{amount}} 해제',

  'email.refusal.CARD_DECLINED': '카드사가 이 카드를 승인하지 않았습니다.',
  'email.refusal.INSUFFICIENT_FUNDS': '카드 한도나 잔액이 부족했습니다.',
  'email.refusal.CARD_EXPIRED': '카드의 유효기간이 지났습니다.',
  'email.refusal.AUTHENTICATION_REQUIRED': '카드사가 본인 인증을 요구했습니다.',
  'email.refusal.OTHER': '카드사가 사유를 밝히지 않았습니다.',

  'email.button.open_game': '라운드 보기',
  'email.button.find_game': '다른 조인 찾기',
  'email.button.update_card': '카드 변경하기',
  'email.button.confirm_bank': '본인 인증하기',
  'email.button.contact': '문의하기',
  'email.button.faq': '자주 묻는 질문 보기',
  'email.button.standing': '계정 상태 보기',
  'email.button.transactions': '거래 내역 보기',
  'email.button.payouts': '지급 내역 보기',

  'email.email_change_confirm.subject': 'TomoGolf 새 이메일 주소를 확인해 주세요',
  'email.email_change_confirm.title': '새 이메일 주소 확인',
  'email.email_change_confirm.body_other':
    '{{count}}시간 안에 로그인한 브라우저에서 링크를 열어 주세요. 그때까지는 지금 주소가 그대로예요.',
  'email.email_change_confirm.byTeam_other':
    '요청하신 대로 계정의 이메일 주소를 바꿔 드려요. {{count}}시간 안에 링크를 열어 주세요. 로그인하지 않아도 돼요. 그때까지는 지금 주소가 그대로예요.',
  'email.email_change_confirm.button': '이 주소로 바꾸기',
  'email.email_change_confirm.smallByTeam':
    '요청한 적이 없다면 링크를 열지 마세요. 링크로 계정의 이메일 주소가 바뀌어요.',
  'email.email_change_confirm.small':
    '모르는 일이라면 다른 분이 주소를 잘못 입력한 거예요. 이 이메일은 무시해 주세요. 로그인하지 않으면 링크를 열어도 아무 일도 일어나지 않아요.',
  'email.email_change_taken.subject': '이미 TomoGolf에 가입된 이메일 주소예요',
  'email.email_change_taken.title': '이미 쓰고 있는 주소예요',
  'email.email_change_taken.body':
    '다른 계정에서 이 주소를 쓰려고 했지만 아무것도 바뀌지 않았어요. 본인이라면 이 주소로 로그인하거나 다른 주소를 골라 주세요.',
  'email.email_change_taken.button': '로그인',
  'email.email_changed.subject': 'TomoGolf 이메일 주소가 바뀌었어요',
  'email.email_changed.title': '이메일 주소가 바뀌었어요',
  'email.email_changed.body':
    '이제 계정에서 다른 주소를 사용해요. 본인이 바꿨다면 아무것도 하지 않으셔도 돼요.',
  'email.email_changed.undo':
    '본인이 아니라면 버튼을 눌러 주세요. 이전 주소로 되돌리고, 모든 기기에서 로그아웃하고, 비밀번호를 새로 정할 수 있어요.',
  'email.email_changed.button': '내가 바꾸지 않았어요',
  'email.email_changed.new': '새 주소',
  'email.email_changed.until': '되돌릴 수 있는 기한',
  'email.mail_test.subject': 'TomoGolf 이메일이 도착했는지 확인해 주세요',
  'email.mail_test.title': '이메일이 도착했어요',
  'email.mail_test.body_other':
    '이 주소로 보내는 라운드 알림 같은 안내를 멈췄어요. {{count}}시간 안에 확인하면 다시 보내 드려요.',
  'email.mail_test.button': '이메일을 받았어요',
  'email.mail_test.small': '요청한 적이 없다면 아무것도 하지 않으셔도 돼요.',
  'email.verify_email.subject': 'TomoGolf 이메일 주소를 확인해 주세요',
  'email.verify_email.title': '이메일 주소 확인',
  'email.verify_email.body_other':
    '확인하면 바로 계정을 쓸 수 있어요. 링크는 한 번만, {{count}}시간 동안 쓸 수 있어요.',
  'email.verify_email.button': '이 주소 확인하기',
  'email.verify_email.small':
    '가입하신 적이 없다면 이 이메일은 무시하셔도 돼요. 링크를 열고 ‘제가 아니에요’를 선택하면 계정이 삭제돼요. 확인하지 않으면 누구도 이 계정을 쓸 수 없어요.',
  'email.login_code.subject': 'TomoGolf 로그인 코드',
  'email.login_code.title': '로그인 코드',
  'email.login_code.body_other':
    '코드를 묻는 화면에 입력해 주세요. 한 번만, {{count}}분 동안 쓸 수 있어요.',
  'email.login_code.code': '코드',
  'email.login_code.button': '로그인 화면 열기',
  'email.login_code.small':
    '요청하신 적이 없다면 이 이메일은 무시하셔도 돼요. 코드는 누구에게도 알려 주지 마세요. TomoGolf는 코드를 묻지 않아요.',
  'email.login_code_refused.subject': 'TomoGolf 로그인 코드를 보내지 않았어요',
  'email.login_code_refused.title': '다른 방법으로 로그인해 주세요',
  'email.login_code_refused.body':
    '관리자는 이메일로 받은 코드로 로그인할 수 없어요. 패스키를 쓰거나, 비밀번호와 인증 앱의 코드로 로그인해 주세요.',
  'email.login_code_refused.small': '요청하신 적이 없다면 이 이메일은 무시하셔도 돼요.',
  'email.reset_password.subject': 'TomoGolf 비밀번호 재설정',
  'email.reset_password.title': '비밀번호 재설정',
  'email.reset_password.self': '비밀번호 재설정 요청을 받았어요.',
  'email.reset_password.operator':
    'TomoGolf 고객센터에서 비밀번호를 재설정할 수 있는 링크를 보내 드려요.',
  'email.reset_password.body_other': '링크는 한 번만, {{count}}시간 동안 쓸 수 있어요.',
  'email.reset_password.button': '비밀번호 재설정하기',
  'email.reset_password.small':
    '요청하신 적이 없다면 이 이메일은 무시하셔도 돼요. 링크 없이는 누구도 비밀번호를 바꿀 수 없어요.',
  'email.username_reminder.subject': 'TomoGolf 아이디 안내',
  'email.username_reminder.title': '아이디 안내',
  'email.username_reminder.name': '아이디: {{username}}',
  'email.username_reminder.none': '이 계정에는 아이디가 없어요.',
  'email.username_reminder.body': '로그인할 때는 이 이메일 주소와 비밀번호를 쓰면 돼요.',
  'email.username_reminder.button': '로그인하기',
  'email.username_reminder.small': '요청하신 적이 없다면 이 이메일은 무시하셔도 돼요.',
  'email.passkey_added.subject': 'TomoGolf 계정에 새 패스키가 추가됐어요',
  'email.passkey_added.title': '새 패스키가 추가됐어요',
  'email.passkey_added.body':
    '이제 이 패스키로 로그인할 수 있어요. 본인이라면 따로 하실 일은 없어요.',
  'email.passkey_added.small':
    '본인이 아니라면 패스키를 삭제하고 비밀번호를 바꾼 뒤 TomoGolf에 알려 주세요.',
  'email.passkey_added.name': '패스키',
  'email.passkey_added.button': '패스키 확인하기',
  'email.passkey_removed.subject': 'TomoGolf 계정에서 패스키가 삭제됐어요',
  'email.passkey_removed.title': '패스키가 삭제됐어요',
  'email.passkey_removed.body':
    '이 패스키로는 더 이상 로그인할 수 없어요. 본인이라면 따로 하실 일은 없어요.',
  'email.identity_linked.subject': 'TomoGolf에 새 계정이 연결됐어요',
  'email.identity_linked.title': '계정이 연결됐어요',
  'email.identity_linked.body':
    '이제 이 계정으로 로그인할 수 있어요. 본인이라면 따로 하실 일은 없어요.',
  'email.identity_linked.small':
    '본인이 아니라면 연결을 해제하고 새 비밀번호를 설정한 뒤 TomoGolf에 알려 주세요.',
  'email.identity_linked.button': '연결된 계정 확인하기',
  'email.identity_removed.subject': 'TomoGolf 계정 연결이 해제됐어요',
  'email.identity_removed.title': '계정 연결이 해제됐어요',
  'email.identity_removed.body':
    '이 계정으로는 더 이상 로그인할 수 없어요. 본인이라면 따로 하실 일은 없어요.',
  'email.identity_removed.small': '본인이 아니라면 새 비밀번호를 설정하고 TomoGolf에 알려 주세요.',
  'email.identity_removed.name': '연결된 계정',
  'email.totp_changed.on.subject': 'TomoGolf 계정의 2단계 인증을 켰어요',
  'email.totp_changed.on.title': '2단계 인증을 켰어요',
  'email.totp_changed.on.body':
    '이제 로그인할 때 인증 앱의 코드도 입력해요. 다른 기기에서는 모두 로그아웃됐어요.',
  'email.totp_changed.off.subject': 'TomoGolf 계정의 2단계 인증을 껐어요',
  'email.totp_changed.off.title': '2단계 인증을 껐어요',
  'email.totp_changed.off.body':
    '이제 비밀번호만으로 로그인할 수 있고, 복구 코드는 쓸 수 없어요. 본인이라면 따로 하실 일은 없어요.',
  'email.totp_changed.button': '2단계 인증 확인하기',
  'email.recovery_code_used.subject': 'TomoGolf 계정의 복구 코드를 사용했어요',
  'email.recovery_code_used.title': '복구 코드를 사용했어요',
  'email.recovery_code_used.body_other':
    '남은 복구 코드는 {{count}}개예요. 2단계 인증을 껐다가 다시 켜면 새 코드를 받을 수 있어요.',
  'email.password_changed.subject': 'TomoGolf 비밀번호가 변경됐어요',
  'email.password_changed.title': '비밀번호가 변경됐어요',
  'email.password_changed.body': '다른 기기에서는 모두 로그아웃됐어요.',
  'email.password_changed.small':
    '직접 바꾸신 것이 아니라면 지금 비밀번호를 재설정하고 TomoGolf에 알려 주세요.',
  'email.password_changed.button': '비밀번호 재설정하기',
  'email.new_device.subject': '새 기기에서 TomoGolf 계정에 로그인했어요',
  'email.new_device.title': '새 기기에서 로그인했어요',
  'email.new_device.body':
    '지금까지 쓰지 않던 기기에서 계정에 로그인했어요. 본인이라면 따로 하실 일은 없어요.',
  'email.new_device.small': '본인이 아니라면 해당 로그인을 종료하고 비밀번호를 바꿔 주세요.',
  'email.new_device.button': '로그인된 기기 확인하기',

  'email.game_created.subject': '동반자 모집을 시작했어요: {{course}}, {{day}}',
  'email.game_created.title': '동반자 모집을 시작했어요',
  'email.game_created.body':
    '누군가 참여하거나 취소하면 이메일로 알려 드려요. 당일 골프장에서 QR 코드를 보여 주면 게스트가 체크인할 수 있어요.',
  'email.game_created.card':
    '모집은 무료입니다. 호스트가 노쇼한 경우에만 카드에 위약금이 청구됩니다.',
  'email.game_created.button': '모집한 라운드 열기',
  'email.booking_reviewed.subject': '골프장 예약 확인: {{course}}, {{day}}',
  'email.booking_reviewed.titleAccepted': '예약 증빙을 확인했습니다',
  'email.booking_reviewed.titleDeclined': '예약 증빙을 확인하지 못했습니다',
  'email.booking_reviewed.accepted':
    '이제 라운드에 ‘증빙 제출됨’이라고 표시됩니다. 파일과 예약번호는 게스트에게 보이지 않습니다.',
  'email.booking_reviewed.declined':
    '라운드는 그대로 유지됩니다. 라운드 페이지에서 다른 파일을 올릴 수 있습니다.',
  'email.joined_guest.subject': '조인이 확정됐어요: {{course}}, {{day}}',
  'email.joined_guest.title': '조인이 확정됐어요',
  'email.joined_guest.body':
    '{{host}} 님이 기다리고 있어요. 당일 골프장에서 호스트의 QR 코드를 스캔해 체크인하세요.',
  'email.joined_guest.held': '카드에 {{hold}}이(가) 가승인되었습니다. 결제된 금액은 없습니다.',
  'email.joined_guest.scheduled':
    '결제된 금액은 없습니다. {{time}}에 카드에 {{hold}}이(가) 가승인됩니다. 그 전에는 결제도 가승인도 없습니다.',
  'email.joined_guest.check_in':
    '체크인하면 서비스 수수료 {{fee}}만 결제되고 나머지 가승인은 해제됩니다.',
  'email.joined_guest.free':
    '{{time}}까지 무료로 취소할 수 있습니다. 이후에 취소하거나 노쇼하면 {{hold}} 전액이 청구됩니다.',
  'email.joined_guest.late':
    '참여하신 시점에 무료 취소 기한이 이미 지났습니다. 취소하거나 노쇼하면 {{hold}} 전액이 청구됩니다.',
  'email.joined_host.subject': '{{guest}} 님이 {{day}} 라운드에 참여해요',
  'email.joined_host.title': '{{guest}} 님이 참여해요',
  'email.fact.answer_until': '답변 기한',
  'email.join_asked_host.subject': '{{day}} 라운드에 {{guest}} 님이 참여를 요청했어요',
  'email.join_asked_host.title': '{{guest}} 님이 함께 치고 싶어 해요',
  'email.join_asked_host.body':
    '{{time}}까지 라운드 페이지에서 수락하거나 거절해 주세요. 답이 없으면 요청은 종료돼요.',
  'email.join_asked_host.again': '아직 답하지 않으셨어요. 요청은 {{time}}에 종료돼요.',
  'email.join_asked_host.button': '요청 보기',
  'email.join_asked_guest.subject': '참여 요청: {{course}}, {{day}}',
  'email.join_asked_guest.title': '참여 요청을 보냈어요',
  'email.join_asked_guest.body':
    '참여자는 {{host}} 님이 정하며, {{time}}까지 답할 수 있어요. 요청은 라운드 페이지에서 취소할 수 있어요.',
  'email.join_asked_guest.card':
    '지금은 가승인이 없어요. 수락되면 동의하신 대로 카드에 {{hold}} 가승인이 진행돼요.',
  'email.join_accepted_guest.subject': '참여가 수락됐어요: {{course}}, {{day}}',
  'email.join_accepted_guest.title': '{{host}} 님이 수락했어요. 참여가 확정됐어요',
  'email.join_accepted_guest.now':
    '지금 카드에 {{hold}} 가승인을 진행해요. 카드사가 거절하면 자리를 지키는 방법을 알려 드릴게요.',
  'email.join_ended_guest.subject': '참여 요청이 종료됐어요: {{course}}, {{day}}',
  'email.join_ended_guest.title': '이번 라운드에는 참여하지 못하게 됐어요',
  'email.join_ended_guest.declined': '이번에는 {{host}} 님이 다른 참여자를 선택했어요.',
  'email.join_ended_guest.unanswered': '{{host}} 님이 기한까지 답하지 않았어요.',
  'email.join_ended_guest.changed':
    '{{host}} 님이 라운드를 변경했어요. 여전히 괜찮다면 다시 요청할 수 있어요.',
  'email.join_ended_guest.cancelled': '라운드가 취소됐어요.',
  'email.join_ended_guest.operator': 'TomoGolf가 요청을 종료했어요.',
  'email.join_ended_guest.card': '가승인되거나 청구된 금액은 없어요.',
  'email.waiting_joined.subject': '대기자 명단: {{course}}, {{day}}',
  'email.waiting_joined.title': '대기자 명단에 등록했어요',
  'email.waiting_joined.body_other':
    '자리 {{count}}개를 기다리는 현재 순서는 {{position}}번째예요. 일찍 자리가 나면 자동으로 참여가 확정돼요. 티타임이 가까우면 먼저 안내해 드리니 직접 선택해 주세요.',
  'email.waiting_joined.card_other':
    '기다리는 동안에는 가승인이 없어요. 자리 {{count}}개가 나면 동의하신 대로 카드에 최대 {{hold}} 가승인이 진행돼요.',
  'email.waiting.leave': '대기 취소하기(무료)',
  'email.waiting_seat.subject': '참여가 확정됐어요: {{course}}, {{day}}',
  'email.waiting_seat.title': '자리가 나서 참여가 확정됐어요',
  'email.waiting_seat.now':
    '지금 카드에 {{hold}} 가승인을 진행해요. 카드사가 거절하면 {{time}}까지 해결해 주세요. 그 뒤에는 다음 분에게 자리가 넘어가요.',
  'email.waiting_offer.subject_other': '자리 {{count}}개가 났어요: {{course}}, {{day}}',
  'email.waiting_offer.title_other': '자리 {{count}}개가 났어요',
  'email.waiting_offer.body_other':
    '{{time}}까지 자리 {{count}}개를 확보해 두었어요. 그 뒤에는 다음 분에게 넘어가요.',
  'email.waiting_offer.card_other':
    '자리 {{count}}개로 참여하면 동의하신 대로 카드에 {{hold}} 가승인이 진행돼요.',
  'email.waiting_offer.button_other': '자리 {{count}}개로 참여하기',
  'email.waiting_offer.decline_other': '이번에는 참여하지 않을게요',
  'email.waiting_ended.subject': '대기가 종료됐어요: {{course}}, {{day}}',
  'email.waiting_ended.title': '대기가 종료됐어요',
  'email.waiting_ended.expired':
    '기한까지 선택하지 않으셔서 자리가 다음 분에게 넘어갔어요. 정원이 찬 동안에는 다시 등록할 수 있어요.',
  'email.waiting_ended.closed': '참여가 마감될 때까지 자리가 나지 않았어요.',
  'email.waiting_ended.changed':
    '호스트가 라운드를 변경했어요. 여전히 괜찮다면 다시 등록할 수 있어요.',
  'email.waiting_ended.too_large':
    '이 라운드에서는 일행 모두의 자리를 함께 드릴 수 없게 됐어요. 인원을 줄이면 다시 등록할 수 있어요.',
  'email.waiting_ended.operator': 'TomoGolf가 대기 등록을 해제했어요.',
  'email.waiting_ended.cancelled': '라운드가 취소됐어요.',
  'email.waiting_ended.clash': '비슷한 시간에 다른 라운드가 있어요.',
  'email.waiting_ended.card':
    '자리가 났지만 사용할 수 있는 카드가 없었어요. 카드를 등록한 뒤 다시 등록해 주세요.',
  'email.waiting_ended.account':
    '자리가 났지만 미납 금액 등의 이유로 참여를 확정할 수 없었어요. 이유는 라운드 페이지에서 확인해 주세요.',
  'email.question_asked_host.subject': '{{day}} 라운드에 {{guest}} 님이 질문했어요',
  'email.question_asked_host.title': '{{guest}} 님이 질문했어요',
  'email.question_asked_host.body':
    '라운드 페이지에서 답해 주세요. 질문과 답변은 누구나 볼 수 있어요.',
  'email.question_asked_host.button': '답하기',
  'email.question_answered.subject': '질문에 답변이 달렸어요: {{course}}, {{day}}',
  'email.question_answered.title': '{{host}} 님이 질문에 답했어요',
  'email.question_answered.body': '질문: ‘{{question}}’',
  'email.question_removed.subject': '질문이 삭제됐어요: {{course}}, {{day}}',
  'email.question_removed.title': '질문이 삭제됐어요',
  'email.question_removed.host':
    '호스트가 라운드 페이지에서 질문을 삭제했어요. 이유는 아래와 같아요.',
  'email.question_removed.operator':
    'TomoGolf가 라운드 페이지에서 질문을 삭제했어요. 이유는 아래와 같아요. 동의하지 않으면 이 이메일에 답장해 주세요.',
  'email.report_decided.subject': '신고 처리 결과',
  'email.report_decided.title': '신고 내용에 따라 조치했어요',
  'email.report_decided.dismissed': '신고 내용을 확인했어요',
  'email.report_decided.kind.message': '메시지를 신고하셨어요.',
  'email.report_decided.kind.question': '라운드 페이지의 질문을 신고하셨어요.',
  'email.report_decided.kind.answer': '라운드 페이지의 답변을 신고하셨어요.',
  'email.report_decided.kind.person': '다른 회원을 신고하셨어요.',
  'email.report_decided.removed': '신고하신 내용은 삭제했어요.',
  'email.report_decided.block': '라운드 페이지의 동반자 목록에서 상대를 차단할 수 있어요.',
  'email.conduct_decided.subject': '회원님의 이용에 대한 결정',
  'email.conduct_decided.title': '이용 규칙을 어긴 일이 있었어요',
  'email.conduct_decided.kind.message': '보내신 메시지에 대한 내용이에요.',
  'email.conduct_decided.kind.question': '라운드 페이지에 남기신 질문에 대한 내용이에요.',
  'email.conduct_decided.kind.answer': '라운드 페이지에 남기신 답변에 대한 내용이에요.',
  'email.conduct_decided.kind.person': '프로필 또는 행동에 대한 내용이에요.',
  'email.conduct_decided.removed': '해당 내용은 삭제했어요.',
  'email.conduct_decided.warned': '이번에는 경고예요. 다시 일어나면 계정 이용이 정지될 수 있어요.',
  'email.conduct_decided.strike': '위반 1회가 기록됐어요. 자세한 내용은 따로 이메일로 알려 드려요.',
  'email.conduct_decided.suspended': '계정 이용이 정지됐어요. 기간은 따로 이메일로 알려 드려요.',
  'email.conduct_decided.object':
    '결정이 잘못됐다고 생각하시면 이 이메일에 답장해 주세요. 담당자가 다시 확인할게요.',
  'email.conduct.rule': '해당 규칙: {{rule}}',
  'email.rule.harassment': '괴롭힘과 모욕 금지',
  'email.rule.hate': '혐오와 차별 금지',
  'email.rule.sexual': '성적인 내용 금지',
  'email.rule.threat': '협박 금지',
  'email.rule.scam': '사기와 광고 금지',
  'email.rule.false_identity': '신분 사칭 금지',
  'email.rule.other': '다른 동반자에 대한 존중',
  'email.join_blocked_guest.subject': '참여 요청을 확인해 주세요: {{course}}, {{day}}',
  'email.join_blocked_guest.title': '{{host}} 님이 수락하려고 해요',
  'email.join_blocked_guest.body':
    '아직 참여를 확정할 수 없어요. 유효한 카드가 있는지, 미납 금액이나 같은 시간대의 다른 라운드가 없는지 확인해 주세요.',
  'email.join_blocked_guest.until': '{{host}} 님은 {{time}}까지 수락할 수 있어요.',
  'email.hold_placed.subject': '{{day}} 라운드: {{hold}}이(가) 가승인되었습니다',
  'email.hold_placed.title': '가승인이 완료되었습니다',
  'email.hold_placed.body':
    '안내해 드린 대로 이 라운드의 가승인을 진행했습니다. 자리는 확보되어 있습니다.',
  'email.hold_placed.card': '{{card}}에 {{hold}}이(가) 가승인되었습니다. 결제된 금액은 없습니다.',
  'email.hold_refused.subject': '카드가 승인되지 않았습니다: {{course}}, {{day}}',
  'email.hold_refused.title': '카드사가 가승인을 거절했습니다',
  'email.hold_refused.body':
    '자리는 {{time}}까지 확보해 둡니다. 다른 카드를 등록하거나 이 카드를 확인해 주세요. 카드가 바뀌면 바로 다시 시도합니다.',
  'email.hold_refused.next': '같은 카드라면 {{time}}에 다시 시도합니다.',
  'email.hold_refused.card':
    '결제된 금액은 없습니다. {{card}}에서 {{hold}}을(를) 가승인하지 못했습니다.',
  'email.hold_refused.otherwise':
    '그때까지 가승인이 되지 않으면 자리가 자동 취소됩니다. 비용도 스트라이크(경고)도 없습니다.',
  'email.hold_needs_action.subject': '{{hold}} 가승인 본인 인증 요청: {{course}}, {{day}}',
  'email.hold_needs_action.title': '카드사가 본인 인증을 요청했습니다',
  'email.hold_needs_action.body':
    '라운드 페이지를 열어 인증해 주세요. 1분이면 끝납니다. 자리는 {{time}}까지 확보해 둡니다.',
  'email.hold_needs_action.card':
    '아직 결제도 가승인도 이루어지지 않았습니다. 인증하면 {{card}}에 {{hold}}이(가) 가승인됩니다.',
  'email.seat_released_guest.subject': '자리가 자동 취소되었습니다: {{course}}, {{day}}',
  'email.seat_released_guest.title': '자리가 자동 취소되었습니다',
  'email.seat_released_guest.body':
    '기한까지 {{hold}}을(를) 가승인하지 못해 자리가 자동 취소되었습니다. 빈자리가 남아 있는 동안은 다른 카드로 다시 신청할 수 있습니다.',
  'email.seat_released_guest.removed':
    'TomoGolf가 이 라운드의 참여를 취소했습니다. 사유는 다음과 같습니다.',
  'email.seat_released_guest.removedSpot':
    'TomoGolf가 이 자리를 취소했습니다. 사유는 다음과 같습니다.',
  'email.seat_released_guest.removedCard':
    '청구되지 않으며 가승인은 해제됩니다. 위약금도 스트라이크도 없습니다. 궁금한 점은 문의 양식으로 보내 주세요.',
  'email.seat_released_guest.card':
    '결제된 금액도 가승인된 금액도 없습니다. 취소 수수료도 스트라이크(경고)도 없습니다.',
  'email.seat_released_host.subject': '{{day}} 라운드에 빈자리가 다시 생겼어요',
  'email.seat_released_host.title': '{{guest}} 님의 자리가 다시 비었어요',
  'email.seat_released_host.removed': 'TomoGolf가 이 게스트의 참여를 취소했습니다.',
  'email.seat_released_host.body': '기한까지 참여 절차가 끝나지 않아 자리가 자동 취소됐어요.',

  'email.left_free_guest.subject': '조인을 취소했습니다: {{course}}, {{day}}',
  'email.left_free_guest.title': '조인을 취소했습니다',
  'email.left_free_guest.body': '호스트에게도 알렸습니다.',
  'email.substitute_guest.subject': '{{substitute}} 님이 대신 참여해요: {{course}}, {{day}}',
  'email.substitute_guest.title': '{{substitute}} 님이 대신 참여해요',
  'email.substitute_guest.body': '본인 카드로 자리를 이어받았어요. 호스트에게도 알렸어요.',
  'email.substitute_host.subject': '{{day}} 게스트 변경: {{former}} → {{guest}}',
  'email.substitute_host.title': '{{former}} 님 대신 {{guest}} 님이 참여해요',
  'email.substitute_host.body':
    '{{former}} 님이 {{guest}} 님에게 자리를 넘겼어요. 새 게스트는 본인 카드로 참여 조건에 동의했어요. 골프장에 명단을 이미 보냈다면 새 이름을 알려 주세요.',
  'email.substitute_ended.subject': '자리에 참여할 수 없게 됐어요: {{course}}, {{day}}',
  'email.substitute_ended.title': '자리에 참여할 수 없게 됐어요',
  'email.substitute_ended.body':
    '카드가 확인되기 전에 자리를 넘기려던 게스트의 계획이 바뀌었어요. 라운드 참여는 확정되지 않았어요.',
  'email.substitute_ended.card':
    '청구되는 금액은 없습니다. {{hold}}의 가승인이 보인다면 곧 해제됩니다.',
  'email.joined_host.kept_other':
    '{{guest}} 님이 동반자 {{count}}명을 초대했어요. 참여할 때까지 자리를 확보해 두었어요.',
  'email.invitation_taken.subject': '{{guest}} 님도 함께해요: {{course}}, {{day}}',
  'email.invitation_taken.title': '{{guest}} 님이 초대를 수락했어요',
  'email.invitation_taken.body': '본인 카드로 참여했어요. 당일 체크인도 본인 휴대폰으로 해요.',
  'email.invitation_expired.subject': '초대 기한이 지났어요: {{course}}, {{day}}',
  'email.invitation_expired.title': '초대 기한이 지났어요',
  'email.invitation_expired.body_other':
    '동반자 {{count}}명이 기한까지 수락하지 않아 그 자리는 다른 분도 참여할 수 있게 됐어요. 내 자리는 그대로예요.',
  'email.invitation_ended.subject': '초대가 끝났어요: {{course}}, {{day}}',
  'email.invitation_ended.title': '초대가 끝났어요',
  'email.invitation_ended.body':
    'TomoGolf가 초대 1건을 종료해 그 자리는 다른 분도 참여할 수 있게 됐어요. 내 자리는 그대로예요.',
  'email.invitation_reminder.subject': '동반자의 답을 기다리고 있어요: {{course}}, {{day}}',
  'email.invitation_reminder.title': '초대 기한이 곧 끝나요',
  'email.invitation_reminder.body_other':
    '동반자 {{count}}명의 자리를 {{time}}까지 확보해 두었어요. 그 뒤에는 다른 분도 참여할 수 있어요. 링크는 라운드 페이지에서 다시 공유할 수 있어요.',
  'email.invitation_ended_host.subject_other': '{{day}}: {{count}}자리가 다시 열렸어요',
  'email.invitation_ended_host.title': '초대가 끝났어요',
  'email.invitation_ended_host.body_other':
    '{{guest}} 님이 초대한 동반자 {{count}}명은 참여하지 않았어요.',
  'email.fate.released': '결제된 금액은 없습니다. {{hold}}의 가승인은 해제됩니다.',
  'email.fate.never_held': '결제된 금액도, 카드에 가승인된 금액도 없습니다.',
  'email.fate.kept':
    '결제된 금액은 없습니다. {{hold}}의 가승인은 담당자가 검토를 마칠 때까지 유지됩니다. 결과는 이메일로 알려 드립니다.',
  'email.left_late_guest.subject': '조인을 취소했습니다: {{charged}} 청구',
  'email.left_late_guest.title': '조인을 취소했습니다',
  'email.left_late_guest.body_other':
    '티타임까지 {{count}}시간이 남지 않은 시점에 취소하셨습니다. 호스트에게도 알렸습니다.',
  'email.left_late_guest.card':
    '참여할 때 동의하신 대로 가승인 금액 전액인 {{charged}}이(가) 청구됩니다.',
  'email.left_late_guest.refill':
    '마감 전에 다른 골퍼가 이 자리를 채우면 {{refund}}을(를) 자동으로 환불해 드립니다.',
  'email.left_host.subject': '{{guest}} 님이 {{day}} 라운드 조인을 취소했어요',
  'email.left_host.title': '{{guest}} 님이 조인을 취소했어요',
  'email.left_host.refill':
    '다른 골퍼가 이 자리를 채우면 게스트에게 환불하고 이 금액은 지급하지 않습니다. 그린피는 새 게스트가 골프장에서 냅니다.',
  'email.owed':
    '게스트에게는 약정한 수수료가 청구됩니다. 골프장이 빠진 인원의 비용을 청구할 수 있으므로, 그중 그린피에 해당하는 {{owed}}을(를) 지급해 드립니다. 지급할 때 이메일로 알려 드립니다.',
  'email.game_cancelled_guest.subject': '라운드 취소: {{course}}, {{day}}',
  'email.game_cancelled_guest.title': '라운드가 취소되었습니다',
  'email.game_cancelled_guest.host': '호스트가 이 라운드를 취소했어요.',
  'email.game_cancelled_guest.operator': 'TomoGolf가 이 라운드를 취소했습니다.',
  'email.game_cancelled_guest.too_few': '확정 시각까지 필요한 인원이 모이지 않았습니다.',
  'email.game_edited_host.subject': '라운드를 수정했습니다: {{course}}, {{day}}',
  'email.game_edited_host.title': 'TomoGolf가 라운드를 수정했습니다',
  'email.game_edited_host.body':
    'TomoGolf가 이 라운드의 내용을 바꿨습니다. 티타임이 바뀌면 게스트에게도 알립니다. 원하시는 내용과 다르면 라운드를 수정하거나 문의해 주세요.',
  'email.game_cancelled_host.subject': '라운드를 취소했습니다: {{course}}, {{day}}',
  'email.game_cancelled_host.title': 'TomoGolf가 라운드를 취소했습니다',
  'email.game_cancelled_host.body_other': '이 라운드를 취소하고 게스트 {{count}}명에게 알렸습니다.',
  'email.game_cancelled_host.alone': '이 라운드를 취소했습니다. 참여한 게스트는 없었습니다.',
  'email.game_on.subject': '라운드 확정: {{course}}, {{day}}',
  'email.game_on.title': '라운드가 확정됐어요',
  'email.game_on.enough_other': '필요한 인원이 모여 모두 {{count}}명이 함께 라운드해요.',
  'email.game_on.kept_other': '예정보다 적은 {{count}}명으로 라운드를 진행해요.',
  'email.game_on.bound':
    '지금부터 일반 취소·환불 규정이 적용됩니다. 적용되는 조건은 라운드 페이지에서 확인할 수 있습니다.',
  'email.game_called_off_host.subject': '라운드가 취소됐어요: {{course}}, {{day}}',
  'email.game_called_off_host.title': '인원이 모이지 않아 라운드가 취소됐어요',
  'email.game_called_off_host.body_other':
    '이 라운드는 호스트를 포함해 {{count}}명 이상이 필요했습니다. 스트라이크는 없습니다. 골프장 예약은 직접 취소해 주십시오.',
  'email.game_called_off_host.guests_other': '게스트 {{count}}명에게 알리고 가승인을 해제했습니다.',
  'email.decision_asked_host.subject': '라운드를 진행할까요? {{course}}, {{day}}',
  'email.decision_asked_host.title': '아직 인원이 모이지 않았어요',
  'email.decision_asked_host.body_other':
    '지금은 호스트를 포함해 {{players}}명이에요. 이 라운드는 {{count}}명 이상이 필요해요.',
  'email.decision_asked_host.otherwise':
    '더 적은 인원으로도 진행할 수 있습니다. 그대로 두고 인원이 늘지 않으면 {{time}}에 취소됩니다. 가승인은 모두 해제되고 아무에게도 청구하지 않으며 스트라이크도 없습니다.',
  'email.decision_asked_host.button': '지금 결정하기',
  'email.game_changed_guest.subject': '라운드 내용이 바뀌었어요: {{course}}, {{day}}',
  'email.game_changed_guest.title': '라운드 내용이 바뀌었어요',
  'email.game_changed_guest.body':
    '{{host}} 님이 라운드 내용을 바꿨어요. 일정에 맞는지 확인해 주세요.',
  'email.game_changed_guest.card':
    '내용이 바뀌었으므로 {{time}}까지 무료로 취소할 수 있습니다. 결제된 금액은 없으며 동의하신 금액은 {{hold}} 그대로입니다.',
  'email.game_changed_guest.small':
    '작은 변경이므로 동의하신 조건은 그대로입니다. {{time}}까지 무료로 취소할 수 있습니다. 결제된 금액은 없으며 동의하신 금액은 {{hold}} 그대로입니다.',
  'email.game_changed_guest.button': '바뀐 내용 확인하기',

  'email.name_missing.subject': '이름을 등록해 주세요: {{course}}, {{day}}',
  'email.name_missing.title': '골프장에 제출할 이름이 필요해요',
  'email.name_missing.body': '{{host}} 님이 골프장에 명단을 제출하는데, 아직 이름이 없어요.',
  'email.name_missing.katakana': '가타카나 표기는 제안해 드리고, 고칠 수도 있어요.',
  'email.name_missing.button': '이름 등록하기',
  'email.fact.names_due': '이름 제출 기한',
  'email.reminder.arrival': '프런트에서 보여 줄 도착 카드(오프라인에서도 열려요)',
  'email.reminder.subject_week': '라운드까지 1주일: {{course}}, {{day}}',
  'email.reminder.subject_day': '라운드까지 하루: {{course}}, {{day}}',
  'email.reminder.subject_hours': '곧 시작: {{course}}, {{day}}',
  'email.reminder.title_week': '라운드까지 1주일 남았어요',
  'email.reminder.title_day': '라운드까지 하루 남았어요',
  'email.reminder.title_hours': '라운드가 곧 시작돼요',
  'email.reminder.guest':
    '{{host}} 님이 클럽하우스에서 기다려요. 예약은 그대로이며 따로 하실 일은 없어요.',
  'email.reminder.free': '참석할 수 없게 되면 {{time}}까지 무료로 취소할 수 있습니다.',
  'email.reminder.bound':
    '무료 취소 기한이 지났습니다. 지금부터 취소하거나 노쇼하면 가승인 금액 전액이 청구됩니다.',
  'email.reminder.ride': '호스트의 픽업 안내',
  'email.reminder.guide': '일본 골프장이 처음이신가요? 프런트에서 목욕까지, 하루의 흐름 보기',
  'email.reminder.host_other':
    '게스트 {{count}}명이 와요. 클럽하우스에서 체크인 코드를 준비해 주세요.',
  'email.reminder.alone':
    '아직 참여자가 없어요. 라운드 링크를 공유하면 더 많은 사람이 볼 수 있어요.',
  'email.check_in_open.subject': '체크인이 시작됐어요: {{course}}, {{day}}',
  'email.check_in_open.title': '체크인이 시작됐어요',
  'email.check_in_open.guest':
    '클럽하우스에서 호스트가 보여 주는 코드를 스캔해 주세요. 그때 서비스 수수료만 결제되고 나머지 가승인은 해제됩니다.',
  'email.check_in_open.host':
    '클럽하우스에서 게스트에게 코드를 보여 주세요. 한 번 열어 두면 신호가 없어도 사용할 수 있어요.',
  'email.check_in_open.button_guest': '체크인하기',
  'email.check_in_open.button_host': '코드 보여 주기',
  'email.request_answered.subject': '요청 {{reference}}에 답변을 드렸어요',
  'email.request_answered.title': '요청에 답변을 드렸어요',
  'email.request_answered.body':
    '원하신 대로 이메일이나 전화로 답변을 드렸어요. 찾을 수 없다면 스팸 메일함을 확인하거나 문의해 주세요.',
  'email.checked_in_guest.subject': '체크인했어요: {{course}}, {{day}}',
  'email.checked_in_guest.title': '체크인했어요. 즐거운 라운드 되세요.',
  'email.checked_in_guest.guest': '호스트의 QR 코드를 스캔하셨습니다. 이 이메일은 영수증입니다.',
  'email.checked_in_guest.host': '호스트가 참석을 확인했습니다. 이 이메일은 영수증입니다.',
  'email.checked_in_guest.operator': 'TomoGolf가 참석을 확인했습니다. 이 이메일은 영수증입니다.',
  'email.checked_in_guest.answer': '라운드를 하셨다는 답변을 받았습니다. 이 이메일은 영수증입니다.',
  'email.checked_in_guest.card':
    '서비스 수수료 {{charged}}이(가) 결제됩니다. 나머지 {{released}}의 가승인은 해제됩니다.',
  'email.missing_guest.subject': '참석하셨나요? {{time}}까지 알려 주세요',
  'email.missing_guest.title': '라운드에 참석하셨나요?',
  'email.missing_guest.body':
    '체크인 기록이 없어요. 라운드를 하셨다면 {{time}}까지 알려 주세요. 한마디면 충분해요. 호스트가 참석을 확인할 수도 있어요.',
  'email.missing_guest.card':
    '아직 결제된 금액은 없습니다. 참석하셨다면 서비스 수수료 {{fee}}만 결제됩니다. 답변이 없으면 가승인 금액 전액인 {{hold}}이(가) 청구되고 스트라이크(경고)가 1회 기록됩니다.',
  'email.missing_guest.button': '참석했어요',
  'email.missing_host.subject': '{{guest}} 님 체크인 기록 없음: {{course}}, {{day}}',
  'email.missing_host.title': '{{guest}} 님의 체크인 기록이 없어요',
  'email.missing_host.body':
    '{{guest}} 님과 함께 라운드했다면 {{time}}까지 참석을 확인해 주세요. 확인이 없으면 노쇼로 처리되어 약정한 수수료가 청구됩니다.',
  'email.missing_host.button': '참석 확인하기',
  'email.statement_received.subject': '답변을 받았습니다: {{course}}, {{day}}',
  'email.statement_received.title': '답변해 주셔서 감사합니다',
  'email.statement_received.body':
    '담당자가 내용을 살펴보고 호스트에게도 확인한 뒤 결과를 이메일로 알려 드립니다.',
  'email.statement_received.card':
    '그때까지 청구되는 금액은 없습니다. 참석이 확인되면 서비스 수수료 {{fee}}만 결제되고, 확인되지 않으면 전액인 {{hold}}이(가) 청구됩니다.',
  'email.statement_host.subject': '{{guest}} 님이 참석했다고 답변: {{course}}, {{day}}',
  'email.statement_host.title': '{{guest}} 님이 참석했다고 답했어요',
  'email.statement_host.body':
    '{{guest}} 님의 체크인 기록이 없어 확인하고 있어요. 그날 있었던 일을 알려 주세요.',
  'email.scan_came_late_host.subject': '{{guest}} 님 참석 확인: {{course}}, {{day}}',
  'email.scan_came_late_host.title': '{{guest}} 님의 참석이 확인됐어요',
  'email.scan_came_late_host.body':
    '신호가 없어 보내지 못한 체크인이 도착했어요. {{time}}에 호스트 화면의 코드를 스캔한 기록이 있어 참석으로 처리했어요.',
  'email.statement_accepted.subject': '참석이 확인되었습니다: {{course}}, {{day}}',
  'email.statement_accepted.title': '참석이 확인되었습니다',
  'email.statement_accepted.body':
    '확인한 결과 참석하신 것으로 처리했습니다. 스트라이크(경고)는 없습니다.',
  'email.statement_accepted.card': '서비스 수수료 {{charged}}만 결제됩니다.',
  'email.statement_accepted.back': '나머지 {{released}}의 가승인은 해제됩니다.',
  'email.no_show_guest.subject': '{{charged}} 청구 안내: {{course}}, {{day}}',
  'email.no_show_guest.title': '노쇼로 처리되었습니다',
  'email.no_show_guest.silence':
    '체크인 기록이 없고 TomoGolf의 확인 요청에 대한 답변도 없었습니다.',
  'email.no_show_guest.decision':
    '답변하신 내용을 검토한 결과 참석하지 않은 것으로 확인되었습니다.',
  'email.no_show_guest.hold':
    '참여할 때 동의하신 대로 가승인 금액 전액인 {{charged}}이(가) 청구됩니다.',
  'email.no_show_guest.card':
    '가승인이 이미 해제되었으므로 약정한 {{charged}}이(가) 등록된 카드에 청구됩니다.',
  'email.no_show_guest.strike':
    '스트라이크(경고)도 1회 기록됩니다. 자세한 내용은 다른 이메일로 알려 드립니다.',
  'email.no_show_host.subject': '{{guest}} 님 노쇼 처리: {{course}}, {{day}}',
  'email.no_show_host.title': '{{guest}} 님이 노쇼로 처리됐어요',
  'email.host_absent_guest.subject': '죄송합니다: {{course}}, {{day}}',
  'email.host_absent_guest.title': '호스트가 노쇼한 것으로 보입니다',
  'email.host_absent_guest.body':
    '호스트가 골프장에 없었다는 신고가 있었습니다. 소중한 하루에 불편을 드려 죄송합니다.',
  'email.host_absent_guest.small': '라운드를 예정대로 하셨다면 알려 주세요.',
  'email.host_absent_host.subject_asked': '라운드가 진행되었나요? {{course}}, {{day}}',
  'email.host_absent_host.subject_penalty': '{{penalty}} 청구 안내: {{course}}, {{day}}',
  'email.host_absent_host.title_asked': '라운드가 진행되었나요?',
  'email.host_absent_host.title_penalty': '호스트 노쇼로 처리되었습니다',
  'email.host_absent_host.asked':
    '체크인한 사람이 없고, 호스트가 골프장에 없었다는 게스트의 답변이 있었습니다. 이 게스트에게는 아무것도 청구되지 않습니다. 라운드가 진행되었다면 그날 있었던 일을 알려 주세요.',
  'email.host_absent_host.reported':
    '골프장에 있던 게스트가 호스트가 없다고 알려 왔고, 기한 안에 답변이 없었습니다. 게스트에게는 아무것도 청구되지 않습니다.',
  'email.host_absent_host.card_asked': '확인이 끝날 때까지 카드에 청구되는 금액은 없습니다.',
  'email.host_absent_host.card_penalty_other':
    '호스트 약관에 따라 게스트 {{count}}명분의 서비스 수수료 {{penalty}}이(가) 카드에 청구됩니다. 스트라이크(경고)도 1회 기록되며, 자세한 내용은 다른 이메일로 알려 드립니다.',
  'email.host_reported.subject': '호스트가 없다는 신고: {{course}}, {{day}}',
  'email.host_reported.title': '호스트가 골프장에 없다는 신고가 있습니다',
  'email.host_reported.now':
    '골프장에 계시다면 게스트와 만나 QR 코드를 스캔하게 해 주세요. 그러면 해결됩니다. 라운드 페이지에서 상황을 알려 주실 수도 있습니다.',
  'email.host_reported.over':
    '라운드는 끝났지만 신고가 남아 있습니다. {{time}}까지 그날 있었던 일을 알려 주세요. 한 문장이면 충분합니다.',
  'email.host_reported.card':
    '해결될 때까지 이 라운드에서는 아무에게도 청구하지 않습니다. 기한 안에 답변이 없으면 게스트에게는 청구되지 않고, 호스트 약관에 따른 위약금이 카드에 청구되며 스트라이크(경고)가 1회 기록됩니다.',
  'email.host_reported.button': '상황 알리기',
  'email.host_report_closed.subject': '신고가 해결되었습니다: {{course}}, {{day}}',
  'email.host_report_closed.title': '신고가 해결되었습니다',
  'email.host_report_closed.withdrawn':
    '게스트가 호스트의 코드로 체크인했습니다. 더 하실 일은 없습니다.',
  'email.host_report_closed.decision':
    '양쪽의 설명과 기록을 확인한 결과, 호스트가 참석했다고 판단했습니다.',
  'email.report_pending_guest.subject': '상황을 확인하고 있습니다: {{course}}, {{day}}',
  'email.report_pending_guest.title': '그날의 상황을 확인하고 있습니다',
  'email.report_pending_guest.body':
    '골프장에 있던 게스트가 호스트가 없다고 알려 왔습니다. 호스트에게 확인한 뒤 결과를 이메일로 알려 드립니다.',
  'email.report_pending_guest.card':
    '결제된 금액은 없으며, 해결될 때까지 청구되지 않습니다. 가승인 금액은 {{hold}}입니다.',
  'email.did_you_play.subject': '라운드하셨나요? {{time}}까지 답변',
  'email.did_you_play.title': '라운드를 하셨나요?',
  'email.did_you_play.guest':
    '이 라운드에서는 아무도 체크인하지 않았습니다. 라운드를 하셨는지 {{time}}까지 알려 주세요. 버튼만 누르면 됩니다.',
  'email.did_you_play.card':
    '라운드를 하셨다면 서비스 수수료 {{fee}}만 결제되고 {{hold}} 중 나머지 가승인은 해제됩니다. 라운드를 했다는 답변이 없으면 청구되지 않습니다.',
  'email.did_you_play.host':
    '이 라운드에서는 아무도 체크인하지 않았습니다. 라운드가 진행되었는지, 누가 함께했는지 {{time}}까지 알려 주세요.',
  'email.did_you_play.host_card':
    '호스트에게는 비용이 들지 않습니다. 다음에는 골프장에서 QR 코드를 열어 주세요. 호스트와 게스트 모두를 보호합니다.',
  'email.did_you_play.button': '답변하기',
  'email.marked_present.subject': '호스트가 참석을 확인했습니다: {{course}}, {{day}}',
  'email.marked_present.title': '호스트가 참석을 확인했습니다',
  'email.marked_present.body':
    '코드를 스캔하지 않으셔서 알려 드립니다. 사실과 다르면 {{time}}까지 알려 주세요.',
  'email.marked_present.card':
    '아직 결제된 금액은 없습니다. 이의가 없으면 서비스 수수료 {{fee}}이(가) 결제되고 나머지 가승인은 해제됩니다.',
  'email.marked_present.button': '라운드 보기',
  'email.arrival_waits.subject': '체크인했습니다: {{course}}, {{day}}',
  'email.arrival_waits.title': '체크인했습니다',
  'email.arrival_waits.body':
    '다른 게스트가 호스트가 없다고 알려 와서 지금은 청구하지 않습니다. 결과는 이메일로 알려 드립니다.',
  'email.arrival_waits.card':
    '해결되면 서비스 수수료 {{fee}}이(가) 결제됩니다. 호스트가 노쇼한 경우에는 청구되지 않습니다.',
  'email.objection_guest.subject': '이의를 접수했습니다: {{course}}, {{day}}',
  'email.objection_guest.title': '알려 주셔서 감사합니다',
  'email.objection_guest.card':
    '그때까지 청구되는 금액은 없습니다. 이의가 인정되면 청구되지 않고, 인정되지 않으면 서비스 수수료 {{fee}}이(가) 결제됩니다.',
  'email.objection_host.subject': '{{guest}} 님의 이의 제기: {{course}}, {{day}}',
  'email.objection_host.title': '{{guest}} 님이 참석 확인에 이의를 제기했습니다',
  'email.objection_host.body':
    '호스트가 참석을 확인한 {{guest}} 님이 사실과 다르다고 알려 왔습니다. 확인하고 있으니 그날 있었던 일을 알려 주세요.',
  'email.not_played.subject': '청구되지 않았습니다: {{course}}, {{day}}',
  'email.not_played.title': '청구된 금액은 없습니다',
  'email.not_played.answers': '라운드를 했다는 답변이 없어 이 라운드는 마무리되었습니다.',
  'email.not_played.objection': '이의 내용을 확인한 결과 인정되었습니다.',

  'email.cause.no_show': '참여하기로 한 라운드의 노쇼 수수료입니다.',
  'email.cause.check_in': '참여하신 라운드의 서비스 수수료입니다.',
  'email.cause.host_absent': '직접 모집하신 라운드의 호스트 노쇼 위약금입니다.',
  'email.cause.late_leave': '기한 후 취소에 따른 취소 수수료입니다.',
  'email.cause.operator': '이 라운드에 대해 TomoGolf가 결정한 금액입니다.',
  'email.charge_made.subject': '{{amount}}이(가) 결제되었습니다: {{course}}, {{day}}',
  'email.charge_made.title': '{{amount}}이(가) 결제되었습니다',
  'email.charge_made.card':
    '{{card}}에서 {{amount}}이(가) 결제되었습니다. 이 이메일은 영수증입니다.',
  'email.charge_refused.subject': '{{amount}} 결제가 남아 있습니다: {{course}}, {{day}}',
  'email.charge_refused.title': '카드사가 결제를 거절했습니다',
  'email.charge_refused.card':
    '{{card}}에서 결제되지 않아 {{amount}}의 결제가 남아 있습니다. 다른 카드를 등록해 주세요. 그 카드로 다시 시도합니다.',
  'email.charge_needs_action.subject': '{{amount}} 결제 본인 인증 요청: {{course}}, {{day}}',
  'email.charge_needs_action.title': '카드사가 본인 인증을 요청했습니다',
  'email.charge_needs_action.body': '라운드 페이지를 열어 인증해 주세요. 1분이면 끝납니다.',
  'email.charge_needs_action.card':
    '아직 결제된 금액은 없습니다. 인증하면 {{card}}에서 {{amount}}이(가) 결제됩니다.',
  'email.card_detached.subject': '{{card}}을(를) 더 이상 쓸 수 없습니다',
  'email.card_detached.title': '카드 등록이 해제되었습니다',
  'email.card_detached.body':
    '결제대행사에서 {{card}}을(를) 더 이상 쓸 수 없어 등록을 해제했습니다. 자리는 확보되어 있습니다.',
  'email.card_detached.next': '이제 {{card}}이(가) 기본 카드이며, 가승인에 사용합니다.',
  'email.card_detached.none':
    '다른 카드가 없습니다. 새 카드를 등록해 주세요. 카드가 없으면 가승인을 할 수 없어 자리가 자동 취소될 수 있습니다.',
  'email.card_expiring.subject': '카드 유효기간이 곧 끝납니다: {{course}}, {{day}}',
  'email.card_expiring.title': '라운드 전에 카드 유효기간이 끝납니다',
  'email.card_expiring.body':
    '{{card}}의 유효기간이 충분하지 않습니다. {{time}}에 {{hold}}을(를) 가승인합니다.',
  'email.card_expiring.card':
    '유효기간이 더 긴 카드를 선택하거나 등록해 주세요. 결제된 금액은 없습니다.',
  'email.hold_released.subject': '{{amount}}의 가승인이 해제됩니다: {{course}}, {{day}}',
  'email.hold_released.title': '가승인이 해제됩니다',
  'email.hold_released.body': '이 라운드의 가승인 검토가 끝났습니다.',
  'email.hold_released.card': '결제된 금액은 없습니다. {{amount}}의 가승인은 해제됩니다.',
  'email.hold_charged.subject': '{{charged}} 청구 안내: {{course}}, {{day}}',
  'email.hold_charged.title': '가승인 처리 결과 안내',
  'email.hold_charged.body': '이 라운드를 확인하고 가승인 금액의 처리를 정했습니다.',
  'email.hold_charged.all': '가승인 금액 전액인 {{charged}}이(가) 청구됩니다.',
  'email.hold_charged.part':
    '가승인 금액 중 {{charged}}이(가) 청구됩니다. 나머지 {{released}}의 가승인은 해제됩니다.',
  'email.refunded.subject': '{{amount}} 환불 안내: {{course}}, {{day}}',
  'email.refunded.title': '{{amount}}이(가) 환불됩니다',
  'email.refunded.body': '이 라운드의 결제를 환불 처리했습니다.',
  'email.refunded.refill':
    '취소하신 자리를 다른 골퍼가 채워 기한 후 취소 수수료를 환불해 드립니다.',
  'email.refunded.credit':
    '호스트 지급 예정 금액으로 이 서비스 수수료를 결제하여 카드로 환불해 드립니다.',
  'email.refunded.card': '결제하신 카드로 {{amount}}이(가) 환불됩니다. 보통 5일에서 10일 걸립니다.',
  'email.share_refunded.subject': '지급 예정 금액 변경: {{course}}, {{day}}',
  'email.share_refunded.title': '호스트 몫 중 {{amount}}이(가) 게스트에게 환불되었습니다',
  'email.share_refunded.body':
    '이 라운드의 게스트에게 환불했으며, 그중 {{amount}}을(를) 그린피에 해당하는 호스트 몫에서 차감합니다.',
  'email.share_refunded.rest': '이 결제에서 지급될 금액은 {{owed}}입니다.',
  'email.share_refunded.none': '이 결제에서 더 지급될 금액은 없습니다.',
  'email.share_refunded.debt':
    '이 결제분은 이미 지급했으므로 다음 지급액에서 {{debt}}을(를) 차감합니다.',
  'email.owed_paid.subject': '{{amount}}이(가) 지급되었습니다: {{course}}, {{day}}',
  'email.owed_paid.title': '{{amount}}이(가) 지급되었습니다',
  'email.owed_paid.body': '이 라운드의 게스트에게 청구한 수수료 중 그린피에 해당하는 금액입니다.',
  'email.payout_paid.subject': '{{amount}}이(가) 지급되었습니다',
  'email.payout_paid.title': '{{amount}}이(가) 지급되었습니다',
  'email.payout_paid.body': '끝자리 {{last3}} 계좌로 송금했습니다.',
  'email.payout_paid.stripe': 'Stripe 계정으로 송금했습니다. Stripe에서 은행 계좌로 입금합니다.',
  'email.payout_returned.subject': '지급액이 반송되었습니다',
  'email.payout_returned.title': '{{amount}}이(가) 은행에서 반송되었습니다',
  'email.payout_returned.body':
    '끝자리 {{last3}} 계좌로 송금할 수 없었습니다. 계좌를 확인해 주세요. 다음 지급 때 다시 송금합니다.',
  'email.payout_returned.stripeSubject': '송금하지 못했습니다',
  'email.payout_returned.stripeTitle': '{{amount}}을(를) 송금하지 못했습니다',
  'email.payout_returned.stripe':
    'Stripe에서 받을 수 없었습니다. 지급 페이지에서 계정을 확인해 주세요. 다음 지급 때 다시 송금합니다.',
  'email.payout_withdrawn.subject': '지급이 다음으로 미뤄졌습니다',
  'email.payout_withdrawn.title': '{{amount}} 지급이 다음으로 미뤄졌습니다',
  'email.payout_withdrawn.body':
    '끝자리 {{last3}} 계좌로 보내던 송금을 취소했습니다. 따로 하실 일은 없습니다. 다음 지급 때 다시 송금합니다.',
  'email.payout_withdrawn.stripe':
    'Stripe 계정으로 보낸 송금을 취소했거나 아직 보내지 못했습니다. 따로 하실 일은 없습니다. 다음 지급 때 다시 송금합니다.',
  'email.payout_account_changed.subject': '지급 계좌가 변경되었습니다',
  'email.payout_account_changed.title': '지급 계좌가 변경되었습니다',
  'email.payout_account_changed.body_other':
    '{{count}}일 후부터 끝자리 {{last3}} 계좌로 지급됩니다.',
  'email.payout_account_changed.stripe_other':
    'Stripe 지급 설정을 시작했습니다. 계정은 {{count}}일 후부터 사용됩니다.',
  'email.payout_account_changed.removed':
    '계좌가 삭제되었습니다. 새 계좌를 등록할 때까지 지급할 수 없습니다.',
  'email.payout_account_changed.stranger':
    '본인이 변경하지 않았다면 바로 비밀번호를 변경하고 문의해 주세요.',
  'email.payee_asked.missing': 'Stripe에 추가 정보가 필요합니다',
  'email.payee_asked.missingText':
    '부족한 정보를 Stripe에 제출할 때까지 지급할 수 없습니다. 받으실 금액은 사라지지 않습니다.',
  'email.payee_asked.due': 'Stripe에 추가 정보를 제출해 주세요',
  'email.payee_asked.dueText':
    '지금은 지급이 계속됩니다. 지급이 중단되지 않도록 부족한 정보를 Stripe에 제출해 주세요.',
  'email.payee_asked.blocked': 'Stripe로 더 이상 지급할 수 없습니다',
  'email.payee_asked.blockedText':
    'Stripe에서 다른 계정을 설정하거나 문의해 주세요. 받으실 금액은 사라지지 않습니다.',

  'email.strike.subject_warning': '스트라이크(경고)가 1회 기록되었습니다',
  'email.strike.subject_suspended': '스트라이크(경고): {{day}}까지 모집이 정지됩니다',
  'email.strike.title': '스트라이크(경고)가 1회 기록되었습니다',
  'email.strike.no_show': '참여하기로 한 라운드에 노쇼하셨습니다.',
  'email.strike.host_absent': '직접 모집한 라운드에 노쇼하셨습니다.',
  'email.strike.operator': 'TomoGolf의 판단으로 스트라이크가 기록되었습니다.',
  'email.strike.count_other': '현재 스트라이크는 {{count}}회입니다.',
  'email.strike.warning': '한 번 더 기록되면 1개월 동안 동반자를 모집할 수 없습니다.',
  'email.strike.suspended': '{{time}}까지 동반자를 모집할 수 없습니다. 참여는 계속할 수 있습니다.',
  'email.strike_removed.subject': '스트라이크(경고) 1회가 삭제되었습니다',
  'email.strike_removed.title': '스트라이크(경고) 1회가 삭제되었습니다',
  'email.strike_removed.none': '이제 스트라이크가 없습니다.',
  'email.strike_removed.still': '모집 정지는 {{time}}까지 이어집니다.',
  'email.appeal_received.subject': '이의 제기가 접수되었습니다',
  'email.appeal_received.title': '이의 제기가 접수되었습니다',
  'email.appeal_received.body':
    '담당자가 내용과 기록을 확인한 뒤, 결과와 이유를 이메일로 알려 드립니다. 그때까지는 지금 상태가 유지됩니다.',
  'email.appeal_decided.subject_accepted': '이의 제기가 받아들여졌습니다',
  'email.appeal_decided.subject_rejected': '이의 제기가 받아들여지지 않았습니다',
  'email.appeal_decided.accepted_strike':
    '말씀하신 내용이 맞다고 판단해 스트라이크(경고)를 삭제했습니다. 현재 상태는 다른 이메일로 알려 드립니다.',
  'email.appeal_decided.accepted': '말씀하신 내용이 맞다고 판단했습니다.',
  'email.appeal_decided.money': '카드로 환불되는 금액이 있으면 별도의 이메일로 알려 드립니다.',
  'email.appeal_decided.rejected': '다시 확인했지만 결정은 그대로 유지됩니다.',
  'email.rating_ask.subject': '{{course}} 라운드는 어땠나요? 동반자를 평가해 주세요',
  'email.rating_ask.title': '{{names}} 님과의 라운드는 어땠나요?',
  'email.rating_ask.body':
    '{{time}}까지 별 1~5개와 짧은 글로 평가할 수 있어요. 서로 평가를 마치거나 기한이 될 때까지 아무에게도 보이지 않아요.',
  'email.rating_ask.button': '라운드 평가하기',
  'email.rating_shown.subject': '{{name}} 님의 평가가 도착했어요',
  'email.rating_shown.title': '{{name}} 님의 평가: 별 5개 중 {{stars}}개',
  'email.rating_shown.body':
    '이제 이름과 함께 표시되는 평점에 반영돼요. 부당하다고 생각되면 라운드 페이지에서 신고할 수 있어요.',
  'email.host_digest.subject': '{{region}}에서 라운드를 찾는 여행자가 있어요',
  'email.host_digest.title': '{{region}}에서 라운드를 찾는 여행자가 있어요',
  'email.host_digest.body':
    '아직 라운드를 정하지 못한 분들이에요. 라운드를 올리면 조건이 맞는 분들에게 알려 드려요.',
  'email.host_digest.people_other': '{{count}}명 이상',
  'email.host_digest.button': '동반자 모집하기',
  'email.play_again.subject': '{{name}} 님도 다시 치고 싶대요',
  'email.play_again.title': '{{name}} 님도 다시 치고 싶대요',
  'email.play_again_host.body':
    '날짜를 정해 올리면 {{name}} 님에게 초대가 가요. 내용은 미리 채워져 있고, 링크를 받은 사람만 볼 수 있어요.',
  'email.play_again_host.button': '다음 라운드 정하기',
  'email.play_again_guest.body':
    '{{name}} 님에게도 알렸어요. 날짜가 정해지면 이메일로 초대가 와요.',
  'email.play_again_invitation.subject': '{{name}} 님의 초대: {{course}}, {{day}}',
  'email.play_again_invitation.title': '{{name}} 님이 다음 라운드에 초대했어요',
  'email.play_again_invitation.body':
    '이 링크를 받은 사람만 조인 신청할 수 있어요. 신청하기 전에는 가승인이 이루어지지 않아요.',
  'email.suspended.subject': '{{day}}까지 동반자 모집이 정지됩니다',
  'email.suspended.title': '동반자 모집이 정지됩니다',
  'email.suspended.body': '{{time}}까지 동반자를 모집할 수 없습니다. 참여는 계속할 수 있습니다.',
  'email.suspension_lifted.subject': '다시 동반자를 모집할 수 있어요',
  'email.suspension_lifted.title': '다시 동반자를 모집할 수 있어요',
  'email.suspension_lifted.body': '모집 정지가 해제됐어요.',
  'email.suspension_lifted.button': '동반자 모집하기',
  'email.standing_inherited.subject': '이전 계정의 기록이 이어집니다',
  'email.standing_inherited.body':
    '이전에 같은 이메일 주소나 카드를 사용한 계정이 삭제되었습니다. 개인정보 처리방침에 따라 남아 있던 기록이 이 계정으로 이어집니다. 본인이 아니라면 알려 주시기 바랍니다.',
  'email.standing_inherited.debt':
    '{{amount}}이(가) 미결제 상태입니다. 결제하기 전에는 참여하거나 모집할 수 없습니다.',

  'email.booking_received.subject': '골프장 예약 요청을 받았어요 {{reference}}',
  'email.booking_received.title': '예약 요청을 받았어요',
  'email.rental_received.subject': '클럽 대여 요청을 받았어요 {{reference}}',
  'email.rental_received.title': '클럽 대여 요청을 받았어요',
  'email.footer.team': 'TomoGolf 팀원이 초대하여 보내 드리는 이메일이에요.',
  'email.team_invitation.subject': 'TomoGolf 팀 초대',
  'email.team_invitation.title': 'TomoGolf 팀에 참여하세요',
  'email.team_invitation.owner': '관리자 화면에 소유자로 초대됐어요.',
  'email.team_invitation.support': '관리자 화면에 고객센터 담당으로 초대됐어요.',
  'email.team_invitation.money': '관리자 화면에 정산 담당으로 초대됐어요.',
  'email.team_invitation.content': '관리자 화면에 콘텐츠 담당으로 초대됐어요.',
  'email.team_invitation.moderator': '관리자 화면에 운영 담당으로 초대됐어요.',
  'email.team_invitation.auditor': '관리자 화면에 감사 담당으로 초대됐어요.',
  'email.team_invitation.body': '이 이메일로 로그인하거나 가입한 뒤 초대를 수락해 주세요.',
  'email.team_invitation.button': '초대 열기',
  'email.team_invitation.small': '짐작 가는 일이 없다면 이 이메일을 무시하셔도 됩니다.',
  'email.contact_received.subject': '문의를 받았어요 {{reference}}',
  'email.contact_received.title': '문의를 받았어요',
  'email.received.answer_other': '담당자가 읽고 {{count}}시간 안에 답해 드려요.',
  'email.received.contact_other': '담당자가 읽고 영업일 기준 {{count}}시간 안에 답해 드려요.',
  'email.received.free': '요청은 무료이며, 반드시 이용하셔야 하는 것은 아닙니다.',

  'email.operator.booking_request': '예약 요청',
  'email.operator.rental_request': '클럽 대여 요청',
  'email.operator.contact_message': '문의',
  'email.operator.game_report': '라운드 신고',
  'email.operator.case_opened': '결정이 필요한 건이 있습니다',
  'email.operator.content_report': '회원 또는 게시 내용이 신고됐습니다',
  'email.operator.money_problem': '확인이 필요한 결제가 있습니다',
  'email.operator.dispute_opened': '차지백이 접수되었습니다',
  'email.operator.dispute_deadline': '증빙 제출 기한이 다가옵니다',
  'email.operator.dispute_won': '차지백에서 이겼습니다',
  'email.operator.dispute_lost': '차지백에서 졌습니다',
  'email.operator.dispute_closed': '카드사 조회가 종료되었습니다',
  'email.operator.fraud_warning': '카드사에서 부정 사용을 의심합니다',
  'email.wish_confirm.subject': '라운드 알림 등록을 확인해 주세요',
  'email.wish_confirm.title': '알림 등록 확인',
  'email.wish_confirm.body':
    '버튼을 누르면 조건에 맞는 라운드가 나올 때 이메일로 알려 드려요. 계정은 필요 없고, 예약이나 가승인은 이루어지지 않아요.',
  'email.wish_confirm.ignore':
    '신청한 적이 없다면 이 이메일을 무시하세요. 더 이상 메일을 보내지 않아요.',
  'email.wish_confirm.button': '알림 등록하기',
  'email.message_new.subject': '{{sender}} 님의 메시지: {{course}}, {{day}}',
  'email.message_new.title_other': '읽지 않은 메시지가 {{count}}개 있어요',
  'email.message_new.body':
    '라운드 대화에 {{sender}} 님의 메시지가 도착했어요. 개인정보 보호를 위해 내용은 사이트에서만 볼 수 있어요.',
  'email.message_new.button': '대화 열기',
  'email.wish_fits.subject': '조건에 맞는 라운드: {{course}}, {{day}}',
  'email.wish_fits.title': '조건에 맞는 라운드가 있어요',
  'email.wish_fits.body':
    '{{host}} 님의 라운드에 빈자리가 있고, 등록하신 조건에 맞아요. 참여하기 전에는 가승인이 이루어지지 않아요.',
  'email.wish_fits.not': '이 라운드 알림 그만 받기',
  'email.wish_digest.subject': '조건에 맞는 라운드 {{count}}개',
  'email.wish_digest.title': '조건에 맞는 라운드',
  'email.wish_digest.body':
    '등록하신 조건에 맞는 라운드예요. 참여하기 전에는 가승인이 이루어지지 않아요.',
  'email.wish_digest.button': '라운드 둘러보기',
  'email.wish_digest.facts': '호스트 {{host}} 님, 그린피 {{price}}, 빈자리 {{free}}명',
  'email.operator.footer': '운영자 메일함으로 보내는 이메일입니다.',
  'email.operator.button': '관리자 화면 열기',
  'email.field.reference': '접수 번호',
  'email.field.name': '이름',
  'email.field.email': '이메일',
  'email.field.phone': '전화번호',
  'email.field.gender': '성별',
  'email.field.nationality': '국적',
  'email.field.dates': '희망 날짜',
  'email.field.games': '라운드 수',
  'email.field.teeTime': '티타임',
  'email.field.players': '인원',
  'email.field.caddie': '캐디',
  'email.field.prefectures': '지역',
  'email.field.budget': '라운드당 예산',
  'email.field.contactBy': '연락 방법',
  'email.field.days': '일수',
  'email.field.sets': '세트 수',
  'email.field.course': '골프장',
  'email.field.address': '주소',
  'email.field.shaft': '샤프트',
  'email.field.brands': '브랜드',
  'email.field.leftHanded': '왼손용',
  'email.field.wishes': '기타 요청',
  'email.field.subject': '제목',
  'email.field.message': '내용',
  'email.field.reason': '사유',
  'email.field.guest': '게스트',
  'email.field.host': '호스트',
  'email.field.amount': '금액',
  'email.field.details': '상세',
  'email.field.respondBy': '답변 기한',
  'email.operator.request_reply': '고객이 답장했습니다',
  'email.operator.mail_unplaced': '받은 편지함에 추가하지 못한 이메일이 있습니다',
}
export default email
