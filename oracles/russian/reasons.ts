/** What rules give as their reasons, and what they leave to other chapters, in Russian. */
export const reasons: Readonly<Record<string, string>> = {
  'the parts are joined, so that all targets are named at once': 'части соединены, и все цели называют сразу',
  'the parts are joined': 'части соединены',
  'this instruction of the spell could not be declared': 'эту инструкцию заклинания заявить нельзя',
  'the instructions of a spell are carried out one after the other':
    'инструкции заклинания исполняются одна за другой',
  'the text says so': 'так сказано в тексте',
  'nothing has to be chosen for it': 'выбирать для неё ничего не нужно',
  'a static text is never targeted': 'постоянная способность целевой не бывает',
  'the text describes other cards': 'текст описывает другие карты',
  'the text limits the number of targets': 'текст ограничивает число целей',
  'the text works with the zone of its controller':
    'текст работает с зоной того, кто контролирует способность',
  'the zone is not that of the right player': 'это зона не того игрока',
  'the text names no zone, so that the card must be in play': 'зона не названа, и карта должна быть в игре',
  'cards of the opponent fit, and the text does not say which':
    'карты оппонента подходят, а какие нужны, не сказано',
  'the card is not in the zone that the text names': 'карта не в той зоне, что названа в тексте',
  'the text does not say whose zone it means': 'в тексте не сказано, чья это зона',
  'it was named to pay, and payment has no target': 'её назвали для оплаты, а у оплаты цели нет',
  'payment has no target, so that nothing is aimed at the card':
    'у оплаты нет цели, и на карту ничего не нацелено',
  'the target fitted when the ability was declared': 'при заявке цель подходила',
  'the example of the clause puts the non-active player first':
    'в примере к пункту первым идёт неактивный игрок',
  'to choose a target is to name it': 'выбрать цель — значит её назвать',
  'it was named, and nothing could defend it': 'её назвали, и защитить её было некому',
  'the attack was led to it': 'атаку перенаправили на неё',
  'the player has named it': 'её назвал игрок',
  'the player has named other cards': 'игрок назвал другие карты',
  'a mass instruction needs no card that fits': 'массовому действию подходящие карты не нужны',
  'the player has to choose as many as the text says': 'выбрать надо столько, сколько сказано в тексте',
  'it goes for all of them at once': 'действует на всех сразу',
  'it declared the ability': 'она объявила способность',
  'the source was checked when it declared the ability': 'источник проверили при заявке',
  'the source had the ability when it declared it': 'при заявке у источника эта способность была',
  'it is paid as if the source had the ability': 'оплата идёт так, словно способность у источника есть',
  'just those terms have ended': 'вышли именно эти сроки',
  'it was the third time': 'это был третий раз',
  'effects of the rules do not use the queue': 'эффекты правил не встают в очередь',
  'static texts hold for it': 'на неё действуют постоянные способности',
  'a static text gives the card a text, or gives it no longer':
    'постоянная способность даёт карте текст или больше не даёт',
  'nothing has been laid on it': 'на неё ничего не наложено',
  'starting and additional less negative life and wounds':
    'начальные и дополнительные жизни без отрицательных и ран',
  'additional life was laid and there was no negative life':
    'наложены дополнительные жизни, а отрицательных не было',
  'negative life was laid and there was no additional life':
    'наложены отрицательные жизни, а дополнительных не было',
  'wounds were laid': 'нанесены раны',
  'wounds were laid, however many': 'нанесены раны, сколько бы их ни было',
  'negative life is not wounds': 'отрицательные жизни — не раны',
  'wounds do not remove it': 'раны её не снимают',
  'additional life does not remove them': 'дополнительные жизни их не снимают',
  'effects of life were laid, and no wounds': 'наложены эффекты жизней, а не раны',
  'the wounds were replaced': 'раны заменены',
  'a card without a life level is destroyed that very moment': 'карта без жизней уничтожается в тот же миг',
  "a destroyed card goes to its owner's graveyard": 'уничтоженная карта уходит на кладбище владельца',
  'that brought its level to zero or below': 'он опустил её уровень до нуля или ниже',
  'that destroyed it': 'он её уничтожил',
  'the text asks for different cards': 'текст требует разных карт',
  'the price asks for another card': 'для оплаты нужна другая карта',
  'the price asks for such a card': 'для оплаты нужна такая карта',
  'the text names the price': 'цена названа в тексте',
  'healing takes wounds off': 'лечение снимает раны',
  'the text heals': 'текст лечит',
  'the text divides another amount': 'текст делит другое число',
  'strikes and texts in play come to so many wounds': 'удары и тексты в игре дают столько ран',
  'the text takes all additional life off': 'текст снимает все дополнительные жизни',
  'a text of the card puts another deed in its place': 'текст карты замещает это другим',
  'the deed was to do this': 'это и нужно было сделать',
  'what makes a source legal is not in these documents': 'в документах не сказано, какой источник допустим',
  'when and how a player may declare is not in these documents':
    'в документах не сказано, когда и как игрок заявляет',
  'the source was doubtful when it declared': 'при заявке источник был сомнителен',
  'fewer cards can plainly be named than the text asks for': 'бесспорных целей меньше, чем требует текст',
  'the price, or who chooses, leaves open whether this card may be named':
    'из-за цены или выбирающего неясно, можно ли назвать эту карту',
  'what becomes of such a target is not in these documents': 'в документах не сказано, что с такой целью',
  'this card was not named, so that nothing is due to it': 'эту карту не называли, и ничего ей не полагается',
  'there was nothing on which to carry it out': 'исполнять было не на чем',
  'this is named when or by whom it need not be': 'это названо не тогда или не тем, кем надо',
  'this is named when or by whom it need not be, or for another part as well':
    'это названо не тогда, не тем или ещё и для другой части',
  'there are too few cards that can plainly be named': 'бесспорных целей слишком мало',
  'an earlier part may not have been carried out': 'прежняя часть, возможно, не исполнена',
  'somebody had lost by then': 'кто-то к тому времени уже проиграл',
  'it was due before this change, as the board was laid out or as some read it':
    'это полагалось ещё до изменения, по расстановке или при одном из чтений',
  'no text is named where an effect of the rules brought the level to zero':
    'кто погубил карту, если уровень опустил эффект правил, не сказано',
  'nothing brought the level to zero': 'уровень до нуля ничто не опускало',
  'whose cards ready is not in these documents': 'в документах не сказано, чьи карты открываются',
  'it is the card that was played, or the engine names an effect of the rules':
    'это разыгранная карта, или движок называет эффект правил',
  'whose cards may pay is not in these documents': 'в документах не сказано, чьими картами платят',
  'what can be exhausted to pay is not in these documents':
    'в документах не сказано, что можно закрыть в оплату',
  'what new cards and those with a text against it can pay is not in these documents':
    'в документах не сказано, платят ли новые карты и карты с запретом',
  'whether what was not wholly carried out is paid is not in these documents':
    'в документах не сказано, оплачено ли исполненное не до конца',
  'what becomes of a price that cannot be paid, or of none, is not in these documents':
    'в документах не сказано, что с ценой, которой нет или которую не уплатить',
  'what a card can pay with its own life, or while exhausted, is not in these documents':
    'в документах не сказано, чем платит закрытая карта и платят ли жизнями',
  'the price could hardly be paid as it stands': 'уплатить такую цену едва ли возможно',
  'how much there is to divide is not settled': 'сколько делить, не определено',
  'which texts change this number is not settled': 'какие тексты меняют это число, не определено',
  'whether what a static text lays is taken off is not settled':
    'снимается ли наложенное постоянной способностью, не определено',
  'nobody may be left for the card to fight with': 'сражаться карте, возможно, уже не с кем',
  'nothing makes it one': 'помехой его ничто не делает',
  'nothing was done to the deck': 'с колодой ничего не делали',
  'nothing takes it off': 'его ничто не снимает',
  'nothing gives the price back': 'цену ничто не возвращает',
  'nothing brings it about': 'к этому ничто не ведёт',
  'nothing speaks of it': 'об этом ничто не говорит',
  'there may be no target at all': 'целей может не быть вовсе',
  'there may be no target at all, and then it is paid as well':
    'целей может не быть, и тогда оно тоже оплачивается',
  'there may be any number of targets, and the text asks for so many':
    'целей может быть сколько угодно, и текст требует столько',
  'each of them gets the effect': 'эффект получает каждая',
  'all targets get the effect at the same time': 'все цели получают эффект одновременно',
  'each of the targets gets the effect': 'эффект получает каждая из целей',
  'it declared the action': 'она объявила игродействие',
  'the source has left play before the action left the stack':
    'источник покинул игру до выхода игродействия из стека',
  'the card of the spell is not in play': 'карты заклинания в игре нет',
  'the source no longer has this text': 'этого текста у источника больше нет',
  'an attack has one target, and the text asks for no more': 'у атаки одна цель, и текст большего не требует',
  'the text gives the attack more than one target': 'текст даёт атаке больше одной цели',
  'a movement has a square as its target': 'цель перемещения — клетка',
  'a movement has a square as its target, and no card': 'цель перемещения — клетка, а не карта',
  'it goes for those and only those': 'действует на них и только на них',
  'which cards fit is not known before the die is thrown': 'какие карты подойдут, до броска неизвестно',
  'no card has the property by now': 'карт с нужным свойством уже нет',
  'it is paid although no card has the property by now': 'оплачено, хотя карт с нужным свойством уже нет',
  'a text is for other cards': 'текст для других карт',
  'the text asks for another number of cards': 'текст требует другого числа карт',
  'its term is over': 'срок вышел',
  'what makes a source in play legal is not in this document':
    'в документе не сказано, какой источник в игре допустим',
  'only a source that leaves play before its action leaves the stack is spoken of':
    'сказано лишь об источнике, покинувшем игру до выхода из стека',
  'whether a source that has come back is still there is not in this document':
    'в документе не сказано, тот ли это источник, если он вернулся',
  'what becomes of an action that can no longer be paid is not in this document':
    'в документе не сказано, что с игродействием, которое уже не оплатить',
  'what else a movement needs is not in this document':
    'в документе не сказано, что ещё нужно для перемещения',
  'what becomes of an action for which there are no coins is not in this document':
    'в документе не сказано, что с игродействием, на которое нет монет',
  'how a source has to stand to pay is not in this document':
    'в документе не сказано, каким должен быть платящий источник',
  'what a text needs to be declared is not in this document':
    'в документе не сказано, что нужно тексту для заявки',
  'when the parts of a text are named is not in this document':
    'в документе не сказано, когда называют цели частей',
  'what becomes of a life is not in this document': 'в документе не сказано, что становится с жизнями',
  'when a card dies is not in this document': 'в документе не сказано, когда карта гибнет',
  'when the effect of a static text comes and goes is not in this document':
    'в документе не сказано, когда приходит и уходит эффект постоянной особенности',
  'who has lost is not in this document': 'в документе не сказано, кто проиграл',
  'what chooses nothing is untargeted': 'текст, который ничего не выбирает, нецелевой',
  'a text about its own card has nothing chosen': 'в тексте о самой карте ничего не выбирают',
  'the turn readies whatever a text says': 'начало хода открывает вопреки тексту',
  'an effect of the rules is no card that a text could bar':
    'эффект правил — не карта, которой можно запретить',
  'as many as the text says': 'столько, сколько сказано в тексте',
  'a text may ask for any number': 'текст может требовать любого числа',
  'none, whatever number the text asks for': 'ни одной, чего бы ни требовал текст',
  'a player may always name none': 'игрок всегда может никого не назвать',
  'a spell has no card in play to be looked at': 'у заклинания в игре нет карты, которую проверять',
  'what was never in play cannot have left it': 'кого в игре не было, тот её не покидал',
  'the card of a spell is looked at as well': 'карту заклинания проверяют тоже',
  'a source that is not in play bars every action': 'источник вне игры не даёт исполнить ничего',
  'all that a text asks for is a property': 'свойство — всё, чего требует текст',
  'whose it is, and whether it is another card, too': 'и чья это карта, и другая ли она',
  'whose a card is, is no property of it': 'чья карта — не свойство',
  'only what the card has by itself': 'лишь то, что есть у карты самой по себе',
  'targets are always cards': 'цели — всегда карты',
  'whatever is declared, what it is at is a card': 'что бы ни заявляли, направлено это на карту',
  'what is lost by leaving play is lost as well': 'утраченное с уходом из игры — тоже утраченное',
  'a source that has left play has its ability no more, and is not checked for it again':
    'у источника вне игры способности уже нет, а снова её не проверяют',
  'the number that decides about the cards was never told': 'число, от которого зависят карты, не названо',
  'the cards are chosen as the text divides among them, some for each':
    'карты выбирают так, как делит текст: каждой — хоть что-то',
  'no card was moved to the graveyard': 'на кладбище ничего не переложено',
  'the text leads attacks to another card': 'текст ведёт атаки на другую карту',
  'whether limits on the choice of a target bind a text that leads attacks is not told':
    'не сказано, связывают ли ограничения на выбор цели текст, который уводит атаки',
  'it goes by what fits now': 'важно, кто подходит теперь',
  'it goes by its declaration': 'важно, кто подходил при заявке',
  'they were named, and no other card': 'названы они, и никакая другая карта',
  'what a target that is gone stops, is not in this document':
    'что останавливает ушедшая цель, в этом документе не сказано',
  'by no text': 'ни одним текстом',
};
