/** Readings, suppositions and reasons in Russian. */
export const phrases: Readonly<Record<string, string>> = {
  'a barred card may be named': 'карту с запретом назвать можно',
  'only the use against it is barred': 'запрещено лишь само применение',
  'a barred card may not be named': 'карту с запретом назвать нельзя',
  'to be named is to be used against': 'назвать целью — уже применить против неё',
  'a deed that lays an effect takes no older one off': 'действие, которое кладёт эффект, прежних не снимает',
  'nothing is declared without a legal card': 'без подходящей карты заявки нет',
  'even if the text allows to name none': 'даже если текст позволяет не называть никого',
  'a text that allows to name none needs no card': 'можно никого не назвать — карта не нужна',
  'to name none meets its conditions': 'никого не назвать — тоже значит выполнить условия',
  'all of them as it is declared': 'все — в миг заявки',
  'nothing that an earlier instruction would bring about counts':
    'к чему приведут предыдущие инструкции, не учитывают',
  'each as it is reached': 'каждую — когда до неё дойдёт',
  'what an earlier instruction may bring about counts':
    'учитывают и то, к чему приведут предыдущие инструкции',
  'what is chosen is a target': 'выбранное — цель',
  'however many may be chosen': 'сколько бы ни разрешалось выбрать',
  'a free pick without a limit has no targets': 'у выбора неограниченного числа карт нет целей',
  'only a limited choice makes targets': 'цели бывают лишь там, где число карт ограничено',
  'wounds that bring the level to zero': 'раны, опустившие уровень до нуля',
  'lethal is what leaves no life level': 'смертельно то, что не оставляет уровня',
  'wounds as many as the starting life': 'ран не меньше начальных жизней',
  'lethal is as many as the card starts with': 'смертельно столько, сколько жизней у карты вначале',
  'cancel one for one': 'гасят друг друга один к одному',
  'one removes one and is used up': 'единица снимает единицу и сама тратится',
  'the newcomer removes all and stays': 'новый эффект снимает всё и остаётся',
  'all that is opposite goes, and what was laid stays': 'противоположное снято целиком, наложенное осталось',
  'the newcomer removes all and is spent': 'новый эффект снимает всё и тратится',
  'all that is opposite goes, and what was laid with it': 'противоположное снято целиком вместе с наложенным',
  'what replaces wounds is laid': 'заменившее раны — наложено',
  'the negative life in the place of wounds removes additional life':
    'отрицательные жизни на месте ран снимают дополнительные',
  'what replaces wounds is not laid': 'заменившее раны не накладывают',
  'the negative life in the place of wounds leaves additional life alone':
    'отрицательные жизни на месте ран не трогают дополнительных',
  'it says nothing of losing': 'о проигрыше здесь не сказано',
  'only 503.1 tells who loses': 'о проигрыше говорит лишь 503.1',
  'a destroyed hero has lost': 'гибель героя — проигрыш',
  'a player whose hero is destroyed has lost': 'чей герой уничтожен, тот проиграл',
  'a mass text tells its targets by it': 'массовый текст указывает цели по свойству',
  'a text for all cards with a property has those cards for its targets':
    'у текста, действующего на всех с таким свойством, эти карты и есть цели',
  'what is picked to pay is a target': 'выбранная для оплаты карта — цель',
  'a card that the player has to choose for the price becomes a target as well':
    'карта, которую игрок обязан выбрать для оплаты, тоже становится целью',
  'a number without limit is untargeted': 'без предела числа нет и цели',
  'where any number may be picked nothing limits the targets':
    'где выбрать можно сколько угодно, число целей ничем не ограничено',
  'destroyed only then': 'уничтожается только тогда',
  'above a level of zero a card stays, and a hero with it':
    'пока уровень выше нуля, карта остаётся, и герой тоже',
  'lost only then': 'проигрывает только тогда',
  'with fewer wounds than starting life a player plays on': 'пока ран меньше начальных жизней, игрок играет',
  'a ban binds the rules too': 'запрет действует и на правила',
  'what «does not ready» is not readied by the turn either':
    'что «не открывается», то не открывает и начало хода',
  'always those of the declaration': 'всегда те, что в заявке',
  'no defender, no card named later and no source is ever a target that the declaration does not name':
    'ни защитник, ни названное позже, ни сам источник не цель, если заявка их не назвала',
  'named by the player who declares': 'называет тот, кто заявляет',
  'nobody but the player whose declaration it is tells what its targets are':
    'цели указывает только тот игрок, чья это заявка',
  'the player who declares it names its targets': 'цели указывает заявляющий игрок',
  'no legal card, no declaration': 'нет подходящей карты — нет заявки',
  'nor is a text declared that goes for all cards which meet its limits':
    'не заявляется и массовая способность, если под её ограничения никто не подходит',
  'the first target is one as well': 'первоначальная цель — тоже цель',
  'the card that an attack was declared at stays its target when another one is hit in its place':
    'карта, на которую заявлена атака, остаётся целью, даже когда удар приходится по другой',
  'the attack was declared at it': 'атака заявлена на неё',
  'laid on it as it comes in': 'наложено в миг появления',
  'what a static text gives to a card counts from the moment that the card is in play':
    'данное постоянной способностью считается с того мига, как карта в игре',
  'effects of static texts lie on it': 'на ней лежат эффекты постоянных способностей',
  'a card to which nobody led the ability is a target only if it could be named for it':
    'карта, на которую способность никто не перенаправлял, — цель, лишь если её можно было назвать',
  'a target that is named when its part is reached stays open until then':
    'цель, называемая по ходу исполнения, до того не названа',
  'a mass instruction does not reach a card on which an obstacle keeps it from being carried out':
    'массовая инструкция не действует на карту, на которой ей что-то помешало',
  'a card that is destroyed leaves play': 'уничтоженная карта уходит из игры',
  'a text of a card has killed if it is among those that killed, and not otherwise':
    'карта погубила, если среди погубивших есть её текст, и только тогда',
  'what happens at once does not wait in the queue': 'что происходит сразу, то в очереди не ждёт',
  'a card has been wounded if it has more wounds than before, and not otherwise':
    'карта ранена, если ран на ней стало больше, и только тогда',
  'the level of a life that has just come into play is what its layers come to':
    'уровень только что вышедшей карты — это сумма того, что на ней есть',
  'an effect of life that is gone is no longer among the layers, and one that is not gone is':
    'ушедшего эффекта жизней в слоях больше нет, а оставшийся в них есть',
  'the card is destroyed on the way': 'по дороге карта уничтожена',
  'chosen only in the declaration': 'выбирают только в заявке',
  'to choose a target is to name it there, whoever chooses and for whatever part':
    'кто бы ни выбирал и для какой бы части, цель называют там',
  'declared with all its targets': 'заявлено со всеми целями',
  'an instruction of a spell is declared legally only with the target that it needs':
    'инструкция заклинания заявлена по правилам лишь вместе со своей целью',
  'never after the declaration': 'после заявки — никогда',
  'what is named when a part is reached is under no limit':
    'названное по ходу исполнения ничем не ограничено',
  'all that have the property': 'все, у кого есть свойство',
  'every card that has it becomes a target, chosen or not':
    'цель — каждая карта со свойством, выбрана она или нет',
  'every card that has it becomes a target of a spell or an influence, chosen or not':
    'всякая карта с ним становится целью заклинания или воздействия, выбрана она или нет',
  'in play as well': 'и в игровой зоне тоже',
  'a text that does not say whose works in play on the cards of its controller':
    'если не сказано чьи, в игре берутся карты того, кто контролирует способность',
  'a shot is such an attack': 'выстрел — тоже атака',
  'a shot at several cards, or at all, would have to have one target as well':
    'и у выстрела по нескольким картам, и у массового должна быть одна цель',
  'what has a target is targeted': 'есть цель — значит, целевая',
  'a text about its own card has that card for its target': 'у текста о самой карте цель — эта карта',
  'it is for the opponent to choose': 'выбирать оппоненту',
  'a target is chosen by naming it in the declaration': 'цель выбирают, называя её в заявке',
  'a target is chosen by naming it there': 'цель выбирают, называя её там',
  'the part stands apart and its target is named when it is reached':
    'часть стоит отдельно, её цель называют, когда до неё дойдёт',
  'a period or semicolon sets the part apart': 'часть отделена точкой или точкой с запятой',
  'every instruction of a spell has to be declared legally':
    'каждая инструкция заклинания должна быть заявлена по правилам',
  'targets are the cards that the declaration names': 'цели — карты, названные в заявке',
  'it goes for every card that fits': 'действует на каждую подходящую карту',
  'they are on the side of the other player': 'это сторона другого игрока',
  'the card is on the side of the other player': 'карта на стороне другого игрока',
  'somebody picks what it is applied to': 'кто-то отбирает, к чему применить',
  'nobody picks what it is applied to': 'никто не отбирает, к чему применить',
  'the number of cards is not limited': 'число карт не ограничено',
  'it is chosen, and cannot be a target': 'её выбирают, а целью ей быть нельзя',
  'additional 0 or negative 0': 'дополнительных 0 или отрицательных 0',
  'the text has cards chosen': 'текст велит выбрать карты',
  'it has no target chosen': 'цель не выбирают',
  'the card itself is its target': 'цель — сама карта',
  'the card fits, and the text does not say which': 'карта подходит, а какая нужна, не сказано',
  'the card has the property that the text asks for': 'у карты есть нужное свойство',
  'the card does not have the property that the text asks for': 'у карты нет нужного свойства',
  'the declaration is over, and with it the limit': 'заявка позади, а с ней и ограничение',
  'it cannot be a target': 'она не может быть целью',
  'the text asks for another than those chosen before': 'текст требует другую, чем выбранные до неё',
  'a challenge asks for another card': 'вызов требует другую карту',
  'it was chosen to defend': 'она назначена защитником',
  'it was named and nobody defended it': 'её назвали, и никто её не защитил',
  'the declaration named no other': 'других карт заявка не называла',
  'no other card was named': 'других карт не называли',
  'they have the property': 'нужное свойство есть',
  'an attack has one target': 'у атаки одна цель',
  'all the cards chosen are targets': 'все выбранные карты — цели',
  'a mass instruction has no targets': 'у массового действия целей нет',
  'source and target are one card': 'источник и цель — одна карта',
  'the player named no card in the declaration': 'в заявке игрок не назвал ни одной карты',
  'the hero is destroyed': 'герой уничтожен',
  'the turn of its player begins': 'начался ход её игрока',
  'a text of the card says that it does not ready': 'текст карты говорит, что она не открывается',
  'a text of the card keeps wounds from being laid on it': 'текст карты не даёт наносить ей раны',
  'what took the place of wounds lies beside it': 'заменившее раны лежит рядом',
  'a text of the card keeps this from being done to it': 'текст карты не даёт этого с нею сделать',
  'no card meets all the limits': 'всем ограничениям не отвечает ни одна карта',
  'additional and negative life remove each other': 'дополнительные и отрицательные жизни снимают друг друга',
  'additional life removes negative life': 'дополнительные жизни снимают отрицательные',
  'negative life removes additional life': 'отрицательные жизни снимают дополнительные',
  'nothing makes this player lose': 'проиграть ему не из-за чего',
  'nothing destroys it': 'её ничто не уничтожает',
  'nothing forbids it': 'ничто не запрещает',
  'no wounds, and the level that the text names': 'ран нет, а уровень — названный в тексте',
  'no sequence of the steps ends there': 'никакая последовательность шагов туда не ведёт',
  'changes are laid on top of it': 'изменения кладут поверх',
  'wounds are replaced and effects make up the difference': 'раны заменены, разницу добирают эффектами',
  'it has only just come into play': 'карта только что вошла в игру',
  anything: 'что угодно',
  'one card': 'одна карта',
  'when the first target of a text in steps is named is not settled here':
    'когда называют первую цель текста из частей, здесь не решено',
  'an attack has one target, and the text asks for several': 'у атаки одна цель, а текст требует нескольких',
  'an attack has one target, and several are named': 'у атаки одна цель, а названо несколько',
  'whether «cannot be destroyed» binds the rules is not in these documents':
    'связывает ли «не может быть уничтожена» сами правила, в документах не сказано',
  'no text is named where a term ended, or where nothing brought the level to zero':
    'кто погубил карту, если вышел срок эффекта, не сказано',
  'a text for all that fit is for those that fit as it is carried out':
    'текст для всех подходящих — для тех, кто подходит при исполнении',
  'what it meets is settled last': 'на кого он действует, решается в конце',
  'it is for those that fitted when it was declared': 'он для тех, кто подходил при заявке',
  'what it meets is settled there': 'на кого он действует, решается при заявке',
};
