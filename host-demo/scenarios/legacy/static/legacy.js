/* FlyCheap24 common.js. Written as in 2013: it changes prototypes, takes `$` and stops what it does not know. */
// biome-ignore-all lint: this script is careless on purpose, like those of real legacy pages.
Array.prototype.last = function () {
  return this[this.length - 1];
};
Array.prototype.toJSON = function () {
  return '[' + this.join(', ') + ']';
};
String.prototype.strip = function () {
  return this.replace(/^\s+|\s+$/g, '');
};
Function.prototype.defer = function () {
  setTimeout(this, 0);
};
Element.prototype.show = function () {
  this.style.display = '';
  return this;
};
window.name = 'flycheap';
var config = { site: 'fc24' },
  store = [],
  version = 3,
  event_count = 0;

var $j = jQuery.noConflict();
function $(id) {
  return document.getElementById(id);
}

$j(function () {
  $j('.details-link').click(function () {
    $j(this).next('.details').slideToggle(100);
    return false;
  });
  $j('.fold').click(function () {
    $j(this).closest('.panel').find('.panel-body').slideToggle(100);
    return false;
  });
  $j('[data-sort]').click(function (event) {
    event.preventDefault();
    var key = $j(this).data('sort'),
      rows = $j('.flight').get();
    rows.sort(function (a, b) {
      var left = $j(a).data(key),
        right = $j(b).data(key);
      return left > right ? 1 : left < right ? -1 : 0;
    });
    $j('#results').append(rows);
    $j('#sort b').text(key);
  });
  $j('.dismiss').click(function () {
    $j('#hot-offer').fadeOut(100);
    return false;
  });
  // "Clicks in the header must not close our layers."
  $j('#header-holder').on('click mousedown keydown touchstart', function (event) {
    event.stopPropagation();
  });
  // "Popunder blocker."
  $j(document).on('click', function (event) {
    event_count += 1;
    event.stopPropagation();
    event.stopImmediatePropagation();
  });
});
