import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const errors: Translation<typeof en> = {
  'errors.generic': '문제가 생겼어요. 다시 시도해 주세요.',
  'errors.checkRequest': '내용을 확인하고 다시 시도해 주세요',
  'errors.cameraPermission':
    '카메라를 쓸 수 없어요. 브라우저 설정에서 허용하거나 코드를 직접 입력해 주세요.',
  'errors.NETWORK_ERROR': '인터넷 연결을 확인하고 다시 시도해 주세요',
  'errors.TOKEN_INVALID': '유효하지 않은 링크예요. 새 링크를 받아 주세요.',

  'errors.VALIDATION_ERROR': '입력한 내용을 확인하고 다시 시도해 주세요.',
  'errors.NOT_FOUND': '요청한 정보를 찾을 수 없어요',
  'errors.METHOD_NOT_ALLOWED': '여기서는 할 수 없는 작업이에요.',
  'errors.PAYLOAD_TOO_LARGE': '한 번에 보낼 수 있는 양을 넘었어요.',
  'errors.UNSUPPORTED_MEDIA_TYPE': '읽을 수 없는 형식이에요.',
  'errors.RATE_LIMITED': '요청이 너무 많아요. 잠시 기다렸다가 다시 시도해 주세요.',
  'errors.SERVER_ERROR': '서버에 문제가 생겼어요. 다시 시도해 주세요',
  'errors.SERVICE_UNAVAILABLE': '서비스를 잠시 이용할 수 없어요. 몇 분 뒤에 다시 시도해 주세요.',
  'errors.UNAUTHORIZED': '계속하려면 로그인해 주세요',
  'errors.SESSION_EXPIRED': '세션이 만료됐어요. 다시 로그인해 주세요',
  'errors.FORBIDDEN': '볼 수 있는 권한이 없어요',
  'errors.ADMIN_REQUIRED': '접근할 수 없습니다. 관리자 권한이 필요합니다.',
  'errors.BAD_ORIGIN': '다른 사이트에서 온 요청이라 받지 않았어요.',
  'errors.CONFLICT': '현재 데이터와 맞지 않는 작업이에요. 새로고침한 뒤 다시 시도해 주세요.',

  'errors.captchaNotice':
    '이 페이지는 reCAPTCHA로 보호되며 Google의 <privacy>개인정보처리방침</privacy>과 <terms>서비스 약관</terms>이 적용됩니다.',
  'errors.INVALID_RECAPTCHA': '보안 확인에 실패했어요. 다시 시도해 주세요.',
  'errors.INVALID_CREDENTIALS': '이메일 또는 비밀번호가 맞지 않아요. 확인하고 다시 시도해 주세요.',
  'errors.EMAIL_NOT_VERIFIED': '먼저 이메일 주소를 인증해 주세요.',
  'errors.EMAIL_ALREADY_EXISTS': '이미 가입된 이메일 주소예요. 로그인하거나 다른 주소를 써 주세요.',
  'errors.USERNAME_ALREADY_EXISTS': '이미 쓰고 있는 아이디예요. 다른 이름을 골라 주세요.',
  'errors.TOTP_REQUIRED': '인증 앱에 나온 6자리 코드를 입력해 주세요.',
  'errors.INVALID_TOTP': '코드가 맞지 않아요. 다음 코드가 나오면 다시 시도해 주세요.',
  'errors.INVALID_TOKEN': '유효하지 않은 링크예요. 새 링크를 받아 주세요.',
  'errors.TOKEN_EXPIRED': '만료된 링크예요. 새 링크를 받아 주세요.',
  'errors.TOKEN_ALREADY_USED': '이미 사용한 링크예요.',
  'errors.LINK_SENT_RECENTLY_other': '방금 링크를 보냈어요. {{count}}초 후에 다시 보낼 수 있어요.',
  'errors.MAIL_SECRET': '계정을 열 수 있는 링크나 코드가 들어 있어 열 수 없어요.',
  'errors.MAIL_STOPPED': '되돌아오거나 꺼져 있어서 이런 이메일을 보낼 수 없어요.',
  'errors.MAIL_TEST_LIMIT': '지금은 테스트 이메일을 더 보낼 수 없어요. 문의해 주시면 도와드릴게요.',
  'errors.EMAIL_UNCHANGED': '지금 쓰고 있는 이메일 주소예요.',
  'errors.TOO_MANY_EMAIL_CHANGES': '오늘은 변경을 여러 번 요청했어요. 내일 다시 시도해 주세요.',
  'errors.LOGIN_CODE_SENT_RECENTLY_other':
    '방금 코드를 보냈어요. {{count}}초 후에 다시 보낼 수 있어요.',
  'errors.TOO_MANY_LOGIN_CODES':
    '오늘 이 주소로 코드를 여러 번 보냈어요. 비밀번호로 로그인하거나 내일 다시 시도해 주세요.',
  'errors.LOGIN_CODE_WRONG_other': '코드가 맞지 않아요. {{count}}번 더 입력할 수 있어요.',
  'errors.LOGIN_CODE_EXPIRED': '더 이상 쓸 수 없는 코드예요. 새 코드를 받아 주세요.',
  'errors.PASSKEY_INVALID':
    '패스키를 확인하지 못했어요. 다시 시도하거나 비밀번호로 로그인해 주세요.',
  'errors.PASSKEY_LIMIT_other': '패스키는 {{count}}개까지 쓸 수 있어요. 먼저 하나를 삭제해 주세요.',
  'errors.ISSUER_UNAVAILABLE':
    '지금은 {{name}}에 연결할 수 없어요. 나중에 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  'errors.IDENTITY_EXPIRED': '이 로그인은 끝났어요. 처음부터 다시 시도해 주세요.',
  'errors.IDENTITY_TAKEN': '이미 다른 TomoGolf 계정에 연결된 계정이에요.',
  'errors.LAST_WAY_IN':
    '로그인할 방법이 이것뿐이에요. 먼저 비밀번호를 정하거나 패스키를 추가해 주세요.',
  'errors.PASSWORD_INCORRECT': '비밀번호가 맞지 않아요.',
  'errors.STEP_UP_REQUIRED': '먼저 본인 확인을 해 주세요. 아직 바뀐 것은 없어요.',
  'errors.CURRENT_PASSWORD_INCORRECT': '현재 비밀번호가 맞지 않아요.',
  'errors.PROFILE_INCOMPLETE_other': '프로필에 빠진 항목이 {{count}}개 있어요.',
  'errors.AGE_TOO_YOUNG': '만 18세 이상만 이용할 수 있습니다.',
  'errors.INVALID_PHONE': '국가 코드를 포함해 전화번호를 입력해 주세요. 예: +81 90 1234 5678',
  'errors.TOO_MANY_LANGUAGES_other': '언어는 {{max}}개까지 등록할 수 있어요. 몇 개를 빼 주세요.',
  'errors.FILE_TOO_LARGE': '파일이 너무 커요. 5MB까지 쓸 수 있어요.',
  'errors.INVALID_FILE_TYPE': '쓸 수 없는 파일 형식이에요. JPEG, PNG, WebP 이미지를 써 주세요.',
  'errors.UPLOAD_FAILED': '업로드하지 못했어요. 다시 시도하거나 다른 이미지를 골라 주세요.',
  'errors.ACCOUNT_HAS_OPEN_GAMES':
    '앞으로 예정된 라운드가 있어요. 먼저 조인을 취소하거나 라운드를 취소해 주세요.',
  'errors.ACCOUNT_HAS_OPEN_HOLDS':
    '카드에 가승인이 남아 있습니다. 가승인이 끝나면 계정을 삭제할 수 있습니다.',
  'errors.ACCOUNT_IN_USE': '아직 이 계정을 삭제할 수 없습니다.',
  'errors.ACCOUNT_HELD':
    '진행 중인 법적 절차 때문에 데이터를 보관해야 합니다. 문의해 주시면 자세히 알려 드리겠습니다.',
  'errors.ACCOUNT_HAS_OPEN_TRANSFER':
    '지급액을 송금하고 있습니다. 계좌에 입금되면 계정을 삭제할 수 있습니다.',
  'errors.MONTH_NOT_OVER': '아직 끝나지 않은 달입니다.',
  'errors.MONEY_OWED_TO_YOU':
    '아직 지급하지 않은 금액이 있습니다. 지급을 기다리거나 받지 않기를 선택해 주세요.',

  'errors.ACCOUNT_SUSPENDED_zero': '모집 정지 중입니다. {{until}}까지 동반자를 모집할 수 없습니다.',
  'errors.ACCOUNT_SUSPENDED_other':
    '스트라이크(경고) {{count}}회로 모집이 정지되어 지금은 동반자를 모집할 수 없습니다.',
  'errors.timeFormat': '00:00부터 23:59 사이의 시각을 입력해 주세요.',
  'errors.HOST_TERMS_REQUIRED': '먼저 호스트 약관에 동의해 주세요.',
  'errors.PRICE_TOO_HIGH': '1인당 그린피는 최대 {{limit}}까지 입력할 수 있습니다.',
  'errors.PRICE_TOO_LOW': '1인당 그린피는 {{limit}} 이상이어야 합니다.',
  'errors.TEE_TIME_PAST': '이미 지난 일시는 고를 수 없어요. 이후의 일시를 골라 주세요.',
  'errors.TEE_TIME_TOO_SOON_other':
    '준비와 연락을 위해 티타임 {{hours}}시간 전까지는 모집을 시작해 주세요.',
  'errors.TEE_TIME_TOO_FAR': '1년 뒤까지의 라운드만 모집할 수 있어요.',
  'errors.TRANSPORTATION_DETAILS_REQUIRED': '픽업 장소, 시간, 인원을 적어 주세요.',
  'errors.CONVERSATION_CLOSED': '이 대화는 끝나서 더 이상 메시지를 보낼 수 없어요.',
  'errors.CONVERSATION_EMPTY': '게스트가 확정되면 메시지를 보낼 수 있어요.',
  'errors.FREE_TEXT_OFF': '지금은 준비된 메시지만 보낼 수 있어요.',
  'errors.MESSAGE_EMPTY': '상대에게 보이는 글자가 없어요.',
  'errors.CONTACT_HELD_BACK':
    '함께 라운드하기 전에는 전화번호, 주소, 링크를 보낼 수 없어요. 메시지는 전송되지 않았어요.',
  'errors.TRANSLATOR_OFF': '번역을 이용할 수 없어요.',
  'errors.TRANSLATION_UNAVAILABLE': '번역하지 못했어요. 잠시 후 다시 시도해 주세요.',
  'errors.WISHES_FULL': '알림은 {{count}}개까지 등록할 수 있어요. 하나를 삭제한 뒤 추가해 주세요.',
  'errors.WISH_DATES_INVALID': '오늘 이후 날짜를 알림 하나에 두 달 이내로 선택해 주세요.',
  'errors.WISH_NOT_FOUND': '이 알림을 찾을 수 없어요. 삭제되었을 수 있어요.',
  'errors.SAVED_GAMES_FULL':
    '라운드는 {{count}}개까지 저장할 수 있어요. 하나를 빼고 저장해 주세요.',
  'errors.BOOKING_TAKEN':
    '골프장과 티타임, 예약번호가 같은 라운드가 이미 있어요. 예약번호를 확인해 주세요. 내 예약이 맞으면 문의해 주세요. 양쪽을 모두 확인할게요.',
  'errors.ALREADY_SENT':
    '다른 내용으로 이미 저장됐어요. 저장된 내용을 확인해 주세요. 다시 누르면 새 내용도 추가돼요.',
  'errors.EVIDENCE_GONE':
    '추가하신 파일이 더 이상 없어요. 다시 추가하거나 파일 없이 게시해 주세요.',
  'errors.EVIDENCE_HELD': '이 파일은 지금 보관해야 합니다. 궁금한 점은 문의해 주세요.',
  'errors.BOOKING_NOT_FOUND':
    '이 라운드에는 아직 골프장 예약 정보가 없어요. 예약을 먼저 입력한 뒤 파일을 올려 주세요.',
  'errors.BOOKING_TIME_INVALID':
    '예약 기한은 티타임과 같거나 그보다 앞서야 해요. 날짜를 확인해 주세요.',
  'errors.INVALID_EVIDENCE_TYPE':
    '쓸 수 없는 파일 형식이에요. PDF나 JPEG, PNG, WebP 이미지를 써 주세요.',
  'errors.REGION_CLOSED':
    '이 지역에서는 아직 동반자를 모집할 수 없어요. 알림을 등록하면 이곳에서 치고 싶은 분이 있다는 걸 알 수 있어요.',
  'errors.REGION_UNKNOWN':
    '어느 지역인지 알 수 없어요. 목록에서 골프장을 고르거나 주소에 도도부현을 적어 주세요.',
  'errors.LAUNCH_INVALID':
    '함께 사용할 수 없는 값입니다. 기간, 서비스 수수료, 먼저 보기 시간을 확인해 주세요.',
  'errors.SERIES_CLASH':
    '다음 날짜에는 5시간 이내에 다른 라운드가 있어요: {{days}}. 선택을 해제하고 다시 시도해 주세요.',
  'errors.SERIES_DATES_INVALID_other':
    '매주 라운드는 같은 요일에 최대 {{count}}주까지예요. 날짜를 다시 선택해 주세요.',
  'errors.SERIES_GAME_REFUSED':
    '{{day}} 라운드에는 적용할 수 없어 아무것도 변경하지 않았어요. 라운드를 하나씩 변경해 주세요.',
  'errors.GAME_CLASH':
    '{{course}} 라운드와 티타임 차이가 5시간이 안 돼요. 두 라운드에 모두 참여할 수는 없어요.',
  'errors.PROTECTED_BOOKING_other':
    '참여자가 있고 티타임까지 {{hours}}시간이 남지 않았습니다. 변경이나 취소는 고객센터에 문의해 주세요.',
  'errors.GAME_PRICE_LOCKED': '참여자가 이 가격에 동의했으므로 바꿀 수 없습니다.',
  'errors.GAME_FEE_LOCKED':
    '참여자가 지금의 서비스 수수료에 동의했으므로 수수료가 더 높은 골프장이나 날짜로 바꿀 수 없습니다.',
  'errors.SLOTS_BELOW_GUESTS': '이미 그보다 많은 사람이 참여했어요.',
  'errors.MIN_PLAYERS_TOO_MANY_other':
    '이 라운드는 호스트를 포함해 {{count}}명까지예요. 최소 인원을 줄여 주세요.',
  'errors.DECISION_TIME_INVALID_other':
    '확정 시각은 지금 이후, 티타임 {{hours}}시간 전까지로 정해 주세요.',
  'errors.APPROVAL_REQUIRED':
    '호스트의 수락이 필요한 라운드예요. 페이지를 새로고침한 뒤 참여를 요청해 주세요.',
  'errors.NO_APPROVAL_NEEDED': '바로 참여할 수 있는 라운드예요. 페이지를 새로고침해 주세요.',
  'errors.REQUEST_PENDING': '이미 요청했어요. 호스트의 답을 기다리고 있어요.',
  'errors.REQUEST_DECLINED': '이 라운드에는 호스트가 다른 참여자를 선택했어요.',
  'errors.REQUEST_LIMIT': '이 라운드에는 더 이상 요청할 수 없어요.',
  'errors.ALREADY_WAITING': '이미 대기자 명단에 있어요.',
  'errors.GAME_NOT_FULL': '빈자리가 있어요. 페이지를 새로고침한 뒤 참여해 주세요.',
  'errors.NOT_WAITING': '이 라운드의 대기자 명단에 없어요.',
  'errors.OFFER_ENDED': '자리 안내가 이미 끝났어요.',
  'errors.SUBSTITUTE_ENDED': '이 링크는 더 이상 쓸 수 없어요. 새 링크를 받아 주세요.',
  'errors.SUBSTITUTE_OWN_CARD':
    '본인 카드를 사용해 주세요. 이 카드는 자리를 넘기는 게스트의 카드예요.',
  'errors.SUBSTITUTE_TAKEN': '지금 다른 사람이 이 자리에 참여하는 중이에요.',
  'errors.SUBSTITUTE_TOO_LATE_other': '자리는 티타임 {{count}}분 전까지 넘길 수 있어요.',
  'errors.SUBSTITUTE_PARTY':
    '동반자가 있으면 자리를 넘길 수 없어요. 먼저 동반자의 자리를 취소해 주세요.',
  'errors.INVITATION_ENDED': '이 초대는 이미 끝났어요.',
  'errors.INVITATION_TAKEN': '이미 수락된 초대예요.',
  'errors.INVITATION_USED':
    '이 라운드에서는 이미 초대한 자리가 쓰이지 않았어요. 동반자는 직접 참여할 수 있어요.',
  'errors.SEATS_TOO_FEW_other':
    '남은 자리가 {{count}}개뿐이에요. 모두 확보할 수 없어 조인하지 못했어요.',
  'errors.COMPANIONS_NOT_POSSIBLE':
    '여기서는 동반자 자리를 함께 신청할 수 없어요. 동반자는 각자 계정으로 조인할 수 있어요.',
  'errors.COMPANION_TWICE': '같은 이름이 두 번 있어요. 동반자의 이름을 각각 입력해 주세요.',
  'errors.REQUEST_ENDED': '이미 종료된 요청이에요.',
  'errors.GUEST_CANNOT_JOIN':
    '이 게스트는 지금 참여할 수 없어요. 본인에게 알렸으니 기한까지 다시 시도할 수 있어요.',
  'errors.WOMEN_ONLY': '여성 전용 라운드예요.',
  'errors.WOMEN_ONLY_HOST': '여성 전용 라운드는 프로필 성별이 ‘여성’인 호스트만 열 수 있어요.',
  'errors.WOMEN_ONLY_LOCKED': '이미 참여한 게스트가 있어 여성 전용 설정을 바꿀 수 없어요.',
  'errors.NOT_INVITE_ONLY': '공개 라운드라서 초대 링크가 없어요.',
  'errors.QUESTIONS_CLOSED': '이 라운드에는 더 이상 질문할 수 없어요.',
  'errors.QUESTION_LIMIT': '지금은 더 질문할 수 없어요. 답변을 기다려 주세요.',
  'errors.REPORT_OWN': '자기 자신은 신고할 수 없어요.',
  'errors.REPORT_LIMIT':
    '오늘 보낼 수 있는 신고 수를 넘었어요. 위험하면 110에 전화하시고, 그 밖에는 문의해 주세요.',
  'errors.NOT_GAME_DAY': '라운드는 당일에만 공유할 수 있어요.',
  'errors.NOTHING_TO_REMOVE': '회원에 대한 신고에는 삭제할 내용이 없어요.',
  'errors.CONTACT_DETAILS':
    '누구나 볼 수 있는 글이에요. 전화번호, 이메일 주소, 링크, 보이지 않는 문자는 빼 주세요.',
  'errors.REASON_REQUIRED': '이유를 적어 주세요. 질문한 사람에게 보여요.',
  'errors.WOMEN_ONLY_SEAT':
    '{{course}}의 여성 전용 라운드에 참여할 예정이에요. 성별은 라운드가 끝나거나 참여를 취소한 뒤에 바꿀 수 있어요.',
  'errors.GO_NO_GO_LOCKED':
    '게스트가 이 조건으로 참여했으므로 최소 인원과 확정 시각은 바꿀 수 없습니다.',
  'errors.NOTHING_TO_DECIDE': '지금은 이 라운드에 대해 결정할 것이 없어요.',
  'errors.STALE_EDIT': '수정하는 동안 내용이 바뀌었어요. 다시 불러온 뒤 수정해 주세요.',

  'errors.GAME_NOT_FOUND': '라운드를 찾을 수 없어요.',
  'errors.GAME_CANCELLED': '취소된 라운드예요.',
  'errors.GAME_ALREADY_STARTED': '이미 시작했거나 끝난 라운드예요',
  'errors.JOIN_DEADLINE_PASSED_other':
    '조인 신청이 마감됐어요. 티타임 {{hours}}시간 전까지 신청해야 해요.',
  'errors.JOINING_BLOCKED':
    '이전 결제가 카드사에서 취소되어 조인을 신청할 수 없습니다. 고객센터로 문의해 주시면 확인하겠습니다.',
  'errors.GAME_FULL': '방금 마지막 자리가 찼어요.',
  'errors.ALREADY_JOINED': '이미 참여한 라운드예요.',
  'errors.HOST_CANNOT_JOIN': '직접 모집한 라운드라 이미 참여 중이에요.',
  'errors.GAME_JOIN_FAILED': '참여하지 못했습니다. 결제된 금액은 없습니다. 다시 시도해 주세요.',
  'errors.NOT_JOINED': '참여하지 않은 라운드예요.',
  'errors.LEAVE_PENALTY_CONFIRMATION_REQUIRED':
    '지금 취소하면 취소 수수료는 {{amount}}입니다. 먼저 확인해 주세요.',
  'errors.PAYMENT_IN_PROGRESS': '가승인을 처리하고 있습니다. 잠시 기다려 주세요.',
  'errors.NAMES_CLOSED': '이 라운드의 명단은 더 이상 볼 수 없어요.',
  'errors.TERMS_CHANGED': '보는 동안 가격이나 조건이 바뀌었습니다. 다시 확인한 뒤 동의해 주세요.',
  'errors.UNHELD_SEATS_LIMIT':
    '가승인 전인 라운드는 {{count}}개까지 참여할 수 있습니다. 가승인이 진행되는 {{until}}부터 다음 라운드에 참여할 수 있습니다.',
  'errors.AUTHENTICATION_NOT_FINISHED':
    '이 라운드의 본인 인증이 두 번 완료되지 않아 더 이상 참여할 수 없습니다. 결제된 금액은 없습니다.',

  'errors.PAYMENT_METHOD_REQUIRED': '계속하려면 결제 수단이 필요합니다',
  'errors.CARD_EXPIRED':
    '카드 유효기간이 지났습니다. 다른 카드를 등록해 주세요. 결제된 금액은 없습니다.',
  'errors.CARD_DECLINED':
    '카드사가 이 카드를 승인하지 않았습니다. 결제된 금액은 없습니다. 다른 카드로 시도해 주세요.',
  'errors.INSUFFICIENT_FUNDS': '카드 한도가 가승인 금액보다 부족합니다. 결제된 금액은 없습니다.',
  'errors.AUTHENTICATION_REQUIRED': '카드사 본인 인증이 필요합니다. 아직 결제된 금액은 없습니다.',
  'errors.PAYMENT_SETUP_FAILED':
    '카드를 등록하지 못했습니다. 결제된 금액은 없습니다. 다시 시도해 주세요.',
  'errors.PAYMENT_METHOD_IN_USE':
    '가승인, 확인 중인 건 또는 미결제 금액에 쓰이는 카드입니다. 먼저 다른 카드로 바꿔 주세요.',
  'errors.PAYMENT_METHOD_NOT_FOUND': '카드를 찾을 수 없습니다.',
  'errors.STRIPE_ERROR':
    '결제대행사에서 오류가 발생했습니다. 결제된 금액은 없습니다. 다시 시도해 주세요.',
  'errors.PAYMENT_OUTCOME_UNKNOWN':
    '결제대행사에서 아직 응답이 없습니다. TomoGolf가 확인해 알려 드리니 다시 결제하지 마세요.',
  'errors.WEBHOOK_SIGNATURE_INVALID': '결제대행사의 서명을 확인할 수 없습니다.',

  'errors.CHECK_IN_TOO_EARLY_other': '체크인은 티타임 {{hours}}시간 전부터 할 수 있어요.',
  'errors.CHECK_IN_CLOSED': '이제 체크인할 수 없어요.',
  'errors.INVALID_QR_CODE': '이 라운드의 코드가 아니에요. 호스트 화면의 코드를 확인해 주세요.',
  'errors.QR_CODE_EXPIRED': '만료된 QR 코드예요. 호스트에게 새 코드를 부탁해 주세요.',
  'errors.ALREADY_CHECKED_IN': '이미 체크인했어요.',
  'errors.GAME_ALREADY_TAKEN_PLACE': '이미 끝난 라운드예요.',
  'errors.QR_NOT_AVAILABLE': '이 라운드에는 체크인 코드가 없어요.',
  'errors.NOT_MISSING': '체크인 누락으로 기록되지 않아 알려 주실 내용이 없습니다.',
  'errors.MARK_TOO_EARLY': '참석 확인은 티타임 {{hours}}시간 전부터 할 수 있습니다.',
  'errors.NOT_MARKED_PRESENT': '이의를 제기할 수 있는 참석 확인이 없습니다.',
  'errors.NOT_REPORTED': '이 라운드에 답변할 신고가 없습니다.',
  'errors.MESSAGE_GONE':
    '선택한 메시지 중 삭제된 것이 있어요. 다시 선택하거나 첨부하지 않고 보내 주세요.',
  'errors.NOT_ASKED': '이 질문의 답변 기한이 지났습니다.',
  'errors.REPORT_NOT_ALLOWED': '참여자만, 확인할 수 있는 기간에만 신고할 수 있습니다.',
  'errors.RATING_NOT_ALLOWED': '실제로 함께한 사람끼리, 라운드가 끝난 뒤에만 평가할 수 있습니다.',
  'errors.RATING_CLOSED': '이 평가는 더 이상 남기거나 바꿀 수 없습니다.',
  'errors.PLAY_AGAIN_NOT_ALLOWED': '끝난 라운드를 함께한 사람에게만 보낼 수 있어요.',
  'errors.PLAY_AGAIN_CLOSED': '이 응답은 더 이상 바꿀 수 없어요.',
  'errors.APPEAL_NOT_POSSIBLE': '이의를 제기할 스트라이크나 청구 금액이 없습니다.',

  'errors.HOLD_STILL_NEEDED':
    '게스트의 라운드가 아직 남았거나 처리 중인 건이 있습니다. 먼저 라운드를 취소하거나 해당 건을 처리해 주세요.',
  'errors.HOLD_NOT_DECIDED':
    '이 라운드의 가승인이 아직 결정되지 않았습니다. 먼저 해제하거나 매입해 주세요.',
  'errors.HOST_REPORT_OPEN':
    '호스트가 오지 않았다는 게스트의 신고가 있는 라운드입니다. 그 건을 먼저 결정해 주세요.',
  'errors.AMOUNT_TOO_HIGH': '최대 {{max}}까지 가능합니다.',
  'errors.AMOUNT_NOT_EXACT': '금액은 {{step}} 단위로 입력해 주세요.',
  'errors.REFUND_NOT_POSSIBLE': '환불할 수 있는 금액이 남아 있지 않습니다.',
  'errors.CHARGE_NOT_RETRYABLE': '다시 시도할 청구가 없습니다.',
  'errors.NOTHING_OWED': '이 라운드에 미결제 금액이 없습니다.',
  'errors.PAYOUTS_OFF': '계좌 이체 지급을 사용할 수 없습니다.',
  'errors.NO_PAYOUTS': '지급할 금액이 없습니다.',
  'errors.PAYOUT_SENDER_MISSING': '송금 계좌가 설정되지 않았습니다(PAYOUT_SENDER).',
  'errors.PAYOUT_RATE_MISSING': '달러 금액의 환율을 입력해 주세요.',
  'errors.NOT_A_BANK_DAY': '은행 휴무일이거나 지난 날짜입니다.',
  'errors.DEBT_UNPAID':
    '{{course}} 라운드의 미결제 금액이 {{amount}} 있습니다. 먼저 결제 수단 화면에서 결제해 주세요.',
  'errors.RECEIPT_NOT_AVAILABLE': '결제된 금액이 없어 영수증이 없습니다.',
  'errors.ALREADY_DONE': '이미 처리됐어요.',
  'errors.NOT_SUSPENDED': '모집 정지 상태가 아니에요.',
  'errors.CHARGE_DISPUTED':
    '이 결제는 차지백 대상입니다. 환불하거나 호스트에게 지급할 수 없습니다.',
  'errors.DISPUTE_OPEN':
    '이 건은 차지백이 끝나면 함께 종료됩니다. 차지백 화면에서 증빙을 제출하거나 손실을 수용해 주세요.',
  'errors.EVIDENCE_REFUSED': '결제대행사에서 받아들이지 않았습니다: {{reason}}',
  'errors.PERMISSION_REQUIRED': '현재 역할로는 할 수 없어요. 소유자에게 문의해 주세요.',
  'errors.OWN_ACCOUNT':
    '본인 또는 본인이 참여한 라운드와 관련된 건이에요. 다른 관리자에게 요청해 주세요.',
  'errors.LAST_OWNER': '소유자가 한 명은 있어야 해요. 먼저 다른 분을 소유자로 지정해 주세요.',
  'errors.ALREADY_IN_TEAM': '이미 팀에 있는 분이에요.',
  'errors.TOTP_ENROLMENT_REQUIRED':
    '먼저 2단계 인증을 설정해 주세요. 관리자 화면을 쓰는 모든 관리자에게 필요합니다.',

  'errors.field.required': '입력해 주세요.',
  'errors.field.type': '{{expected}} 형식이어야 해요.',
  'errors.field.too_short_other': '{{min}}자 이상 입력해 주세요.',
  'errors.field.too_few': '{{min}}개 이상 골라 주세요.',
  'errors.field.not_above': '{{min}}보다 커야 해요.',
  'errors.field.too_small': '{{min}} 이상이어야 해요.',
  'errors.field.too_long_other': '{{max}}자까지 입력할 수 있어요.',
  'errors.field.too_many': '{{max}}개까지 고를 수 있어요.',
  'errors.field.too_big': '{{max}} 이하여야 해요.',
  'errors.field.email': '올바른 이메일 주소를 입력해 주세요',
  'errors.field.date': '올바른 날짜를 입력해 주세요.',
  'errors.field.format': '형식이 맞지 않아요.',
  'errors.field.choice': '보기에서 골라 주세요.',
  'errors.field.near': '목록에서 장소를 고르거나 대략적인 위치를 지정해 주세요.',
  'errors.field.decimals': '소수점 아래 {{max}}자리까지 입력할 수 있어요.',
  'errors.field.latin_name': '여권과 같은 로마자로 입력해 주세요.',
  'errors.field.katakana':
    '가타카나로만 입력해 주세요. 이름 사이에는 띄어쓰기나 가운뎃점을 쓸 수 있어요.',
  'errors.field.bank_holder':
    '통장 표기대로 가타카나 또는 영문 대문자로 30자 이내로 입력해 주세요.',
  'errors.field.kanji': '성을 한자로 입력해 주세요.',
  'errors.field.name': '글자를 하나 이상 넣고 보이지 않는 문자는 빼 주세요.',
  'errors.field.password_rules': '8자 이상이고 영문 대문자, 소문자, 숫자를 모두 넣어 주세요.',
  'errors.field.accepted': '계속하려면 동의해 주세요.',
  'errors.field.date_order': '마지막 날은 첫날보다 빠를 수 없어요.',
  'errors.field.past': '이미 지난 일시예요. 이후로 골라 주세요.',
  'errors.field.prefectures': '지역을 하나 이상 고르거나 일본 전역을 골라 주세요.',
  'errors.field.rental_days_min': '최소 1일부터 대여할 수 있어요',
  'errors.field.rental_days_max': '최대 30일까지예요',
  'errors.field.changed': '현재 값: {{value}}',
  'errors.APPROVAL_WAITING': '이미 승인을 요청한 건이에요. 다른 담당자가 결정해요.',
  'errors.APPROVAL_ENDED': '이 승인 요청은 끝났어요. 이 요청으로 결제되거나 환불된 금액은 없어요.',
  'errors.OWN_APPROVAL': '본인이 요청한 건이에요. 다른 담당자가 결정해요.',
  'errors.IMPORT_SEPARATOR':
    '{{line}}번째 줄: 열이 세미콜론이나 탭으로 구분되어 있어요. 쉼표로 저장해 주세요.',
  'errors.IMPORT_QUOTE': '{{line}}번째 줄: 따옴표가 닫히지 않았거나 값 중간에 있어요.',
  'errors.IMPORT_JSON': '{{line}}번째 줄: 여기부터 올바른 GeoJSON이 아니에요.',
  'errors.IMPORT_COLUMNS': '{{line}}번째 줄: slug나 name_en 열이 없거나 지점 목록이 없어요.',
  'errors.IMPORT_ROWS': '파일의 코스가 {{line}}개예요. 1~5,000개여야 해요.',
  'errors.ASSIGNEE_NOT_ALLOWED': '이 사람의 역할로는 맡을 수 없습니다. 다른 사람을 선택하세요.',
  'errors.TEMPLATE_LIMIT': '서식은 100개까지입니다. 먼저 하나를 삭제해 주세요.',
}
export default errors
